use std::cell::RefCell;
use std::fmt;

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::Unreadable;

/// Reads JSON as serde does, but finds members that are there twice: nothing is guessed.
pub fn from_json(text: &str) -> Result<Value, Unreadable> {
    let path = RefCell::new(Vec::new());
    // Some editors begin every text with this mark; it says nothing.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = serde_json::Deserializer::from_str(text);
    Strict { path: &path }
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|error| Unreadable::new(written(&path.borrow()), error.to_string()))
}

enum Step {
    Member(String),
    Element(usize),
}

fn written(path: &[Step]) -> String {
    if path.is_empty() {
        return "match".to_owned();
    }
    path.iter()
        .enumerate()
        .map(|(depth, step)| match step {
            Step::Member(name) if depth == 0 => name.clone(),
            Step::Member(name) => format!(".{name}"),
            Step::Element(index) => format!("[{index}]"),
        })
        .collect()
}

/// One JSON value. The path is where the reader is, and stays there when it fails.
struct Strict<'a> {
    path: &'a RefCell<Vec<Step>>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value)
            .map(Value::Number)
            .ok_or_else(|| E::custom("a number that is too large"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let path = self.path;
        let mut list = Vec::new();
        loop {
            path.borrow_mut().push(Step::Element(list.len()));
            let element = elements.next_element_seed(Strict { path })?;
            path.borrow_mut().pop();
            match element {
                Some(element) => list.push(element),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let path = self.path;
        let mut map = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            path.borrow_mut().push(Step::Member(name.clone()));
            if map.contains_key(&name) {
                return Err(de::Error::custom("this member is there twice"));
            }
            let value = members.next_value_seed(Strict { path })?;
            path.borrow_mut().pop();
            map.insert(name, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error_of(text: &str) -> (String, String) {
        let error = from_json(text).unwrap_err();
        (error.at, error.what)
    }

    #[test]
    fn json_is_read_as_serde_reads_it() {
        let text = r#"{"b":[1,-2,2.5,null,true,"ä"],"a":{"c":[]},"d":18446744073709551615}"#;
        let value = from_json(text).unwrap();
        assert_eq!(value, serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(value.to_string(), text);
    }

    #[test]
    fn a_member_that_is_there_twice_is_found_wherever_it_stands() {
        let (at, what) = error_of(r#"{"actions":[{},{"do":"pass","do":"give-up"}]}"#);
        assert_eq!(at, "actions[1].do");
        assert!(what.starts_with("this member is there twice"), "{what}");
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(error_of("").0, "match");
        assert_eq!(error_of("{} {}").0, "match");
        assert_eq!(
            error_of(r#"{"setup":{"scenario":1e999}}"#).0,
            "setup.scenario"
        );
        assert_eq!(error_of(r#"{"actions":[1,]}"#).0, "actions[1]");
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_overflow() {
        let deep = "[".repeat(100_000);
        let (at, what) = error_of(&deep);
        assert!(at.starts_with("[0][0]"), "{at}");
        assert!(what.contains("recursion limit"), "{what}");
    }
}
