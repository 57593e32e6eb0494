//! Teams: a name of their own, and archiving.

use super::form;
use super::kit::{Bench, Screen};

fn team_page(bench: &Bench) -> Screen {
    let list = bench.get("/people");
    let row = list.all("[data-key^='team-']")[0];
    bench.get(row.attr("href").unwrap())
}

#[test]
fn a_pair_may_have_a_name_of_its_own() {
    let bench = Bench::new();
    bench.pair("Anna", "Ben");
    let page = team_page(&bench);
    assert_eq!(page.all("h1")[0].text().collect::<String>(), "Anna & Ben");
    let named = bench.post(
        &format!("{}/name", page.path()),
        &form(&[("name", "The Owls")]),
    );
    assert_eq!(named.all("h1")[0].text().collect::<String>(), "The Owls");
    assert!(bench.get("/").text().contains("The Owls"));
    let long = form(&[("name", &"x".repeat(61))]);
    let refused = bench.post(&format!("{}/name", page.path()), &long);
    assert_eq!(refused.status, 422);
    assert_eq!(refused.all("#name-error").len(), 1);
    let unnamed = bench.post(&format!("{}/name", page.path()), "name=+");
    assert_eq!(
        unnamed.all("h1")[0].text().collect::<String>(),
        "Anna & Ben"
    );
    assert_eq!(bench.tap(&unnamed, "campaign").kind(), "team");
}

#[test]
fn an_archived_pair_is_offered_no_more_until_it_is_named_again() {
    let bench = Bench::new();
    let pair = bench.pair("Anna", "Ben");
    let page = bench.tap(&team_page(&bench), "archive");
    assert!(page.text().contains("Archived"));
    assert!(!bench.get("/").text().contains("Anna & Ben"));
    assert!(!bench.get("/kreuzsummen").text().contains("Anna & Ben"));
    assert_eq!(bench.pair("Ben", "Anna"), pair);
    assert!(bench.get("/").text().contains("Anna & Ben"));
    assert!(!team_page(&bench).text().contains("Archived"));
}
