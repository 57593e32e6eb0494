//! The picture of a result: complete in itself, whatever the names are.

use scraper::{Html, Selector};
use tableside_table::bridge::{Call, Reply, carry};
use tableside_table::router;

use crate::kit::Bench;
use crate::table::{begin, fill, taps};

const MINE: [&str; 9] = [
    "red-1",
    "yellow-2",
    "green-3",
    "blue-4",
    "purple-5",
    "white-6",
    "idol",
    "skeleton",
    "adventure",
];

#[test]
fn a_picture_needs_nothing_besides_itself() {
    let bench = Bench::new();
    let svg = picture(&bench, &["Anna", "Ben"]);
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""),
        "{svg:.80}"
    );
    let page = Html::parse_fragment(&svg);
    let used = Selector::parse("use").unwrap();
    for used in page.select(&used) {
        let symbol = used.attr("href").unwrap();
        let id = symbol.strip_prefix('#').expect("nothing from outside");
        assert!(svg.contains(&format!("id=\"{id}\"")), "{id}");
    }
    let outside = svg.matches("http").count();
    assert_eq!(outside, 1, "only the name of the format");
    for absent in [
        "url(",
        "@import",
        "<style",
        "<script",
        "<image",
        "class=\"icon",
    ] {
        assert!(!svg.contains(absent), "{absent}");
    }
}

#[test]
fn hostile_names_are_only_names() {
    let names = [
        "</text><script>alert(1)</script>",
        "\"onload=\"x",
        "&lt;b&gt; & 'c'",
        "שלום <g/>",
    ];
    let bench = Bench::new();
    let svg = picture(&bench, &names);
    assert!(!svg.contains("<script"), "{svg}");
    assert!(!svg.contains("<g/>"), "{svg}");
    assert!(!svg.contains("\"onload"), "{svg}");
    let page = Html::parse_fragment(&svg);
    let text = Selector::parse("text").unwrap();
    let said: Vec<String> = page
        .select(&text)
        .map(|text| text.text().collect())
        .collect();
    for name in names {
        assert!(said.iter().any(|said| said == name), "{name}");
    }
}

#[test]
fn there_is_a_picture_of_a_scored_match_only() {
    let bench = Bench::new();
    let screen = begin(&bench, "score", &["Anna", "Ben"]);
    let url = format!("{}/picture.svg", screen.path());
    assert_eq!(bench.get(&url).status, 404);
    let team = bench.pair("Anna", "Ben");
    let other = bench.start(&team, 1, 0);
    assert_eq!(
        bench.get(&format!("{}/picture.svg", other.path())).status,
        404
    );
}

/// The picture of a match of these people.
fn picture(bench: &Bench, names: &[&str]) -> String {
    let mut screen = begin(bench, "score", names);
    for player in 0..names.len() {
        screen = fill(bench, screen, player, MINE);
    }
    let over = taps(bench, screen, &["score"]);
    let href = over.all("[data-key=picture]")[0]
        .attr("href")
        .unwrap()
        .to_owned();
    let reply = ask(bench, &href);
    assert_eq!(reply.save.as_deref(), Some("dig-up.svg"));
    assert_eq!(reply.content_type, "image/svg+xml");
    String::from_utf8(reply.content).unwrap()
}

/// The answer as it comes to the shell, which saves it.
fn ask(bench: &Bench, path: &str) -> Reply {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let call = Call {
        method: "GET".to_owned(),
        path: path.to_owned(),
        body: None,
        file: None,
        languages: Some("en".to_owned()),
    };
    runtime.block_on(carry(&router(&bench.app), call))
}
