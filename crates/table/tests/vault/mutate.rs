//! Spoils files in ways that get far into whoever reads them: most keep the lines and their count,
//! and change one thing in the JSON of one of them.

use rand::rngs::SmallRng;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// A file made of others, spoiled somewhere.
pub fn spoiled(corpus: &[Vec<u8>], rng: &mut SmallRng) -> Vec<u8> {
    let mut file = corpus.choose(rng).cloned().unwrap_or_default();
    for _ in 0..rng.random_range(1..4) {
        match rng.random_range(0..10) {
            0 => spoil_bytes(&mut file, rng),
            1 => spoil_lines(&mut file, corpus, rng),
            _ => spoil_json(&mut file, rng),
        }
    }
    // Where the count is wrong nothing else is looked at.
    if rng.random_range(0..10) > 0 {
        count_lines(&mut file);
    }
    file
}

fn spoil_bytes(file: &mut Vec<u8>, rng: &mut SmallRng) {
    if file.is_empty() {
        return;
    }
    let at = rng.random_range(0..file.len());
    match rng.random_range(0..5) {
        0 => file[at] ^= 1 << rng.random_range(0..8),
        1 => file.truncate(at),
        2 => file.insert(at, rng.random()),
        3 => {
            let end = (at + rng.random_range(1..200)).min(file.len());
            file.drain(at..end);
        }
        _ => {
            let end = (at + rng.random_range(1..200)).min(file.len());
            let copy = file[at..end].to_vec();
            let to = rng.random_range(0..=file.len());
            file.splice(to..to, copy);
        }
    }
}

fn lines_of(file: &[u8]) -> Vec<Vec<u8>> {
    let lines = file.split(|byte| *byte == b'\n');
    lines
        .filter(|line| !line.is_empty())
        .map(<[u8]>::to_vec)
        .collect()
}

fn join(lines: &[Vec<u8>]) -> Vec<u8> {
    let mut file = lines.join(&b'\n');
    file.push(b'\n');
    file
}

fn spoil_lines(file: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut SmallRng) {
    let mut lines = lines_of(file);
    if lines.len() < 3 {
        return;
    }
    let inner = 1..lines.len() - 1;
    let at = rng.random_range(inner.clone());
    match rng.random_range(0..4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let end = inner.end;
            lines[1..end].shuffle(rng);
        }
        _ => {
            let others = corpus.choose(rng).map(|other| lines_of(other));
            if let Some(other) = others.unwrap_or_default().choose(rng) {
                lines.insert(at, other.clone());
            }
        }
    }
    *file = join(&lines);
}

fn spoil_json(file: &mut Vec<u8>, rng: &mut SmallRng) {
    let mut lines = lines_of(file);
    let Some(line) = lines.choose_mut(rng) else {
        return;
    };
    let Ok(mut value) = serde_json::from_slice::<Value>(line) else {
        return;
    };
    let nodes = count_nodes(&value);
    let mut left = rng.random_range(0..nodes);
    spoil_node(&mut value, &mut left, rng);
    *line = value.to_string().into_bytes();
    *file = join(&lines);
}

fn count_nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count_nodes).sum(),
        Value::Object(map) => map.values().map(count_nodes).sum::<usize>(),
        _ => 0,
    }
}

/// Spoils the node before which `left` others lie; says whether it was reached.
fn spoil_node(value: &mut Value, left: &mut usize, rng: &mut SmallRng) -> bool {
    if *left == 0 {
        spoil_value(value, rng);
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(list) => list.iter_mut().any(|one| spoil_node(one, left, rng)),
        Value::Object(map) => map.values_mut().any(|one| spoil_node(one, left, rng)),
        _ => false,
    }
}

fn spoil_value(value: &mut Value, rng: &mut SmallRng) {
    match value {
        Value::Array(list) if rng.random() => spoil_list(list, rng),
        Value::Object(map) if rng.random() => spoil_map(map, rng),
        Value::Number(number) if rng.random() => {
            let near = number
                .as_i64()
                .unwrap_or(0)
                .wrapping_add(rng.random_range(-2..3));
            *value = json!(near);
        }
        Value::String(text) if rng.random() => {
            let end = text.len().min(rng.random_range(0..60));
            let end = (0..=end).rev().find(|end| text.is_char_boundary(*end));
            text.truncate(end.unwrap_or(0));
            text.push_str(strange_text(rng));
        }
        _ => *value = strange(rng),
    }
}

fn spoil_list(list: &mut Vec<Value>, rng: &mut SmallRng) {
    let at = rng.random_range(0..=list.len());
    match rng.random_range(0..4) {
        0 => list.insert(at, strange(rng)),
        1 if at < list.len() => drop(list.remove(at)),
        2 if at < list.len() => list.insert(at, list[at].clone()),
        _ => list.shuffle(rng),
    }
}

fn spoil_map(map: &mut Map<String, Value>, rng: &mut SmallRng) {
    let names: Vec<String> = map.keys().cloned().collect();
    let Some(name) = names.choose(rng) else {
        map.insert("x".to_owned(), strange(rng));
        return;
    };
    match rng.random_range(0..4) {
        0 => drop(map.remove(name)),
        1 => {
            let value = map.remove(name).unwrap_or_default();
            map.insert(strange_text(rng).to_owned(), value);
        }
        2 => {
            if let Some(other) = names.choose(rng) {
                let value = map[other].clone();
                map.insert(name.clone(), value);
            }
        }
        _ => drop(map.insert(name.clone(), strange(rng))),
    }
}

fn strange_text(rng: &mut (impl Rng + ?Sized)) -> &'static str {
    const TEXTS: [&str; 24] = [
        "",
        " ",
        "x",
        "\0",
        "\n",
        "\u{202e}",
        "\u{feff}",
        "é",
        "𝔘",
        "<script>",
        "../..",
        "'",
        "\"",
        "do",
        "kind",
        "id",
        "stopped",
        "import",
        "hand",
        "kreuzsummen",
        "labyrinth",
        "01890000-0000-7000-8000-000000000001",
        "2026-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999Z",
    ];
    TEXTS.choose(rng).copied().unwrap_or_default()
}

fn strange(rng: &mut SmallRng) -> Value {
    match rng.random_range(0..9) {
        0 => Value::Null,
        1 => json!(rng.random::<bool>()),
        2 => json!([0, 1, -1, 255, 256, 65_536, i64::MIN, i64::MAX][rng.random_range(0..8)]),
        3 => json!(u64::MAX),
        4 => json!([0.5, 1e300, -0.0][rng.random_range(0..3)]),
        5 => json!([]),
        6 => json!({}),
        7 => (0..rng.random_range(1..200)).fold(json!(1), |deep, _| json!([deep])),
        _ => json!(strange_text(rng)),
    }
}

/// Writes the number of lines into the last one.
fn count_lines(file: &mut Vec<u8>) {
    let mut lines = lines_of(file);
    if lines.len() < 2 {
        return;
    }
    let count = lines.len() - 1;
    if let Some(last) = lines.last_mut() {
        *last = json!({"kind": "end", "lines": count})
            .to_string()
            .into_bytes();
    }
    *file = join(&lines);
}
