//! The list, and a person's own page.

use super::kit::{Bench, What};
use super::{GIVE_UP, add, names, rename};

#[test]
fn somebody_is_added_and_shows_in_the_list() {
    let bench = Bench::new();
    let home = bench.get("/");
    let list = bench.tap(&home, "book-people");
    assert!(list.text().contains("Nobody is here yet"));
    let page = add(&bench, " Anna ");
    assert!(page.text().contains("No match yet"));
    assert_eq!(page.offer("up").what, What::Link("/people".to_owned()));
    assert_eq!(names(&bench.get("/people")), ["Anna"]);
}

#[test]
fn a_name_that_is_there_or_will_not_do_is_refused_beside_the_field() {
    let bench = Bench::new();
    add(&bench, "Anna");
    for (typed, why) in [
        ("name=+ANNA", "Anna is here already."),
        ("name=", "enter a name"),
    ] {
        let refused = bench.post("/people", typed);
        assert_eq!(refused.status, 422);
        let error: String = refused.all("#name-error")[0].text().collect();
        assert!(error.contains(why), "{error}");
    }
    let typed = bench.post("/people", "name=+ANNA");
    assert_eq!(typed.all("#name")[0].attr("value"), Some(" ANNA"));
    assert_eq!(names(&bench.get("/people")), ["Anna"]);
}

#[test]
fn a_new_name_shows_in_old_matches_and_no_two_have_the_same() {
    let bench = Bench::new();
    let pair = bench.pair("Ana", "Ben");
    let played = bench.start(&pair, 1, 0);
    let list = bench.get("/people");
    let ana = list
        .all("[data-key^='person-']")
        .into_iter()
        .find(|row| row.text().collect::<String>().contains("Ana"))
        .unwrap();
    let page = bench.get(ana.attr("href").unwrap());
    assert!(page.text().contains("1 match, on "), "{}", page.text());
    let taken = rename(&bench, &page, "ben");
    assert_eq!(taken.status, 422);
    assert!(taken.text().contains("merge them below"));
    let renamed = rename(&bench, &page, "Anna");
    assert_eq!(renamed.all("h1")[0].text().collect::<String>(), "Anna");
    let shown = bench.get(played.path());
    let seat: String = shown.all(".seat-name")[0].text().collect();
    assert_eq!(seat, "Anna");
    // Keeping the own name, in other letters too, is no clash.
    assert_eq!(rename(&bench, &page, "ANNA").status, 200);
}

#[test]
fn a_mark_is_a_colour_and_a_shape_and_can_go_again() {
    let bench = Bench::new();
    let page = add(&bench, "Anna");
    assert_eq!(
        page.all(".person-head .person-mark")[0]
            .text()
            .collect::<String>(),
        "A"
    );
    assert!(page.all("[aria-pressed='true']").is_empty());
    let page = bench.tap(&page, "shape-moon");
    let page = bench.tap(&page, "colour-blue");
    let pressed: Vec<_> = page
        .all("[aria-pressed='true']")
        .into_iter()
        .map(|chip| chip.attr("data-key").unwrap())
        .collect();
    assert_eq!(pressed, ["colour-blue", "shape-moon"]);
    let list = bench.get("/people");
    assert_eq!(list.all(".person-mark.mark-blue svg").len(), 1);
    let page = bench.tap(&page, "no-mark");
    assert!(!page.has("no-mark"));
    assert_eq!(
        bench
            .post(&format!("{}/mark", page.path()), "mark=red-square")
            .status,
        400
    );
}

#[test]
fn who_is_archived_is_offered_no_more_until_typed_again_and_loses_nothing() {
    let bench = Bench::new();
    let pair = bench.pair("Anna", "Ben");
    let match_ = bench.play(bench.start(&pair, 1, 0), &[GIVE_UP]);
    let list = bench.get("/people");
    assert_eq!(names(&list).len(), 2);
    let anna = list
        .all("[data-key^='person-']")
        .into_iter()
        .find(|row| row.text().collect::<String>().contains("Anna"))
        .unwrap();
    let page = bench.get(anna.attr("href").unwrap());
    let page = bench.tap(&page, "archive");
    assert!(page.text().contains("offered for no new match"));
    assert_eq!(names(&bench.get("/people")), ["Ben", "Anna"]);
    let table = bench.get("/games/dig-up?players=");
    assert_eq!(table.all("[data-key^='add-']").len(), 1);
    assert_eq!(bench.get(match_.path()).status, 200);
    // Whoever types the name means the same person.
    let again = bench.post("/games/dig-up?players=", "name=anna");
    assert_eq!(again.all(".party-name bdi").len(), 1, "{}", again.text());
    assert_eq!(names(&bench.get("/people")).len(), 2);
    let page = bench.get(page.path());
    assert!(page.text().contains("Plays no more?"));
}
