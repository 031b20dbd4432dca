//! The types of the page are those of the document, and what is sent is what the document says.

use crate::house::{House, mixed};
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::path::Path;

/// Set to anything, the types of the page are written anew.
const BLESS: &str = "BLESS";

async fn schemas(house: &House) -> Map<String, Value> {
    let document = house.door.get("/api/openapi.json").await.unwrap().json();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    schemas.clone()
}

/// A type of the document in the words of TypeScript.
fn words(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return name.rsplit('/').next().unwrap().to_owned();
    }
    if let Some(one) = schema["oneOf"].as_array() {
        let one: Vec<String> = one.iter().map(words).collect();
        return one.join(" | ");
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(Value::to_string).collect();
        return values.join(" | ");
    }
    if let Some(kinds) = schema["type"].as_array() {
        let one = |kind: &Value| {
            let mut schema = schema.clone();
            schema["type"] = kind.clone();
            words(&schema)
        };
        let kinds: Vec<String> = kinds.iter().map(one).collect();
        return kinds.join(" | ");
    }
    match schema["type"].as_str().unwrap_or_default() {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => row(schema),
        "object" if schema["properties"].is_object() => {
            let fields: Vec<String> = fields(schema).map(|(_, field)| field).collect();
            format!("{{ {} }}", fields.join("; "))
        }
        "object" if schema["additionalProperties"].is_object() => {
            format!("Record<string, {}>", words(&schema["additionalProperties"]))
        }
        _ => "unknown".to_owned(),
    }
}

fn row(schema: &Value) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let items: Vec<String> = items.iter().map(words).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = words(&schema["items"]);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; least as usize].join(", "))
        }
        _ if item.contains(' ') => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

/// The fields of an object, each with what is said of it. One that may be missing is never null.
fn fields(schema: &Value) -> impl Iterator<Item = (&str, String)> {
    let required: Vec<&str> = { schema["required"].as_array().into_iter().flatten() }
        .filter_map(Value::as_str)
        .collect();
    let fields = schema["properties"].as_object().into_iter().flatten();
    fields.map(move |(name, field)| {
        let said = field["description"].as_str().unwrap_or_default();
        let kind = words(field);
        let written = match required.contains(&name.as_str()) {
            true => format!("{name}: {kind}"),
            false => format!("{name}?: {}", kind.trim_end_matches(" | null")),
        };
        (said, written)
    })
}

fn page(schemas: &Map<String, Value>) -> String {
    let mut out = String::from(
        "// The types of the protocol, from the OpenAPI document of the server. Written by a test, not by hand:\n\
         //   BLESS=1 cargo test -p server --test it types::\n",
    );
    let said = |text: &Value| {
        let text = text.as_str().unwrap_or_default().replace('\n', " ");
        match text.is_empty() {
            true => String::new(),
            false => format!("/** {text} */\n"),
        }
    };
    for (name, schema) in schemas {
        write!(out, "\n{}", said(&schema["description"])).unwrap();
        if !schema["properties"].is_object() {
            writeln!(out, "export type {name} = {};", words(schema)).unwrap();
            continue;
        }
        writeln!(out, "export interface {name} {{").unwrap();
        for (about, field) in fields(schema) {
            for line in said(&json!(about)).lines() {
                writeln!(out, "  {line}").unwrap();
            }
            writeln!(out, "  {field};").unwrap();
        }
        out.push_str("}\n");
    }
    out
}

#[tokio::test(flavor = "multi_thread")]
async fn the_types_of_the_page_are_those_of_the_document() {
    let house = House::open().await;
    let schemas = schemas(&house).await;
    assert!(schemas.len() > 50);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/js/wire.d.ts");
    let made = page(&schemas);
    if std::env::var_os(BLESS).is_some() {
        std::fs::write(&file, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let kept = kept.replace("\r\n", "\n");
    let parting = made.lines().zip(kept.lines().chain(std::iter::repeat("")));
    let parting = { parting }.find(|(made, kept)| made != kept);
    assert!(
        made == kept,
        "web/js/wire.d.ts is not what the server sends: BLESS=1 cargo test -p server --test it types:: writes it \
         anew\nfirst line that differs: {parting:?}"
    );
}

/// What parts from its type: a field that nobody knows, one that is missing, null where nothing is null, another kind.
fn parts(
    schemas: &Map<String, Value>,
    schema: &Value,
    value: &Value,
    at: &str,
    found: &mut Vec<String>,
) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return parts(schemas, &schemas[name], value, at, found);
    }
    if let Some(one) = schema["oneOf"].as_array() {
        let fits = |one: &Value| {
            let mut wrong = Vec::new();
            parts(schemas, one, value, at, &mut wrong);
            wrong
        };
        let tried: Vec<Vec<String>> = one.iter().map(fits).collect();
        if tried.iter().all(|wrong| !wrong.is_empty()) {
            found.extend(tried.into_iter().min_by_key(Vec::len).unwrap_or_default());
        }
        return;
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        Value::Null => return,
        one => vec![one.clone()],
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = |of: &Value| of == kind || (of == "number" && kind == "integer");
    if !kinds.iter().any(fits) {
        found.push(format!("{at}: {kind} instead of {kinds:?}"));
    }
    for (n, item) in value.as_array().into_iter().flatten().enumerate() {
        let of = schema["prefixItems"].get(n).unwrap_or(&schema["items"]);
        parts(schemas, of, item, &format!("{at}[{n}]"), found);
    }
    let Some(object) = value.as_object() else {
        if schema["enum"].is_array() && !schema["enum"].as_array().unwrap().contains(value) {
            found.push(format!("{at}: {value} is none of {}", schema["enum"]));
        }
        return;
    };
    let required = schema["required"].as_array().into_iter().flatten();
    let missing = required.filter(|name| !object.contains_key(name.as_str().unwrap()));
    found.extend(missing.map(|name| format!("{at}: {name} is missing")));
    let required = |name: &str| {
        schema["required"]
            .as_array()
            .is_some_and(|of| of.contains(&json!(name)))
    };
    for (name, value) in object {
        let at = format!("{at}.{name}");
        match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, Value::Null | Value::Bool(_)) => found.push(format!("{at} is not known")),
            (Value::Null, other) => parts(schemas, other, value, &at, found),
            (_, _) if value.is_null() && !required(name) => found.push(format!("{at} is null")),
            (field, _) => parts(schemas, field, value, &at, found),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_is_what_the_document_says() {
    let house = House::open().await;
    let schemas = schemas(&house).await;
    let owner = house.door.with(house.server.owner_key());
    let table = house.begin("1", &["here", "far"]).await;
    table.play(40, mixed).await;
    let asked = table.envelope(0).await["asked"]["seat"].as_u64().unwrap() as usize;
    let id = &table.id;
    let seat = &table.seats[asked];
    let mut seen = Vec::new();
    for (line, path, kind) in [
        (seat, format!("/api/matches/{id}"), "Envelope"),
        (&owner, format!("/api/matches/{id}"), "Envelope"),
        (seat, format!("/api/matches/{id}/actions"), "Offered"),
        (seat, format!("/api/matches/{id}/odds"), "OddsOf"),
        (seat, format!("/api/matches/{id}/sight?from=F7"), "Sight"),
        (seat, format!("/api/matches/{id}/why?hex=A1"), "WhyNot"),
        (
            seat,
            format!("/api/matches/{id}/positions/0"),
            "PositionView",
        ),
        (seat, format!("/api/matches/{id}/positions"), "Position[]"),
        (&owner, "/api/matches".to_owned(), "Summary[]"),
        (&owner, "/api/systems".to_owned(), "SystemCard[]"),
        (&owner, "/api/levels".to_owned(), "LevelCard[]"),
        (&owner, "/api/health".to_owned(), "Health"),
        (&owner, "/api/nothing".to_owned(), "WrongBody"),
    ] {
        let answer = line.get(&path).await.unwrap().json();
        let name = kind.trim_end_matches("[]");
        let mut schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        if name != kind {
            schema = json!({ "type": "array", "items": schema });
            assert!(!answer.as_array().unwrap().is_empty(), "{path}");
        }
        parts(&schemas, &schema, &answer, kind, &mut seen);
    }
    assert!(seen.is_empty(), "{}", seen.join("\n"));
    // A judge that finds nothing would be no judge.
    let mut wrong = json!({ "hex": 7, "clear": true, "why": null, "smoke": 1 });
    parts(&schemas, &schemas["SightView"], &wrong, "x", &mut seen);
    assert_eq!(seen.len(), 3, "{seen:?}");
    wrong = json!({ "hex": "F7" });
    parts(&schemas, &schemas["SightView"], &wrong, "x", &mut seen);
    assert_eq!(seen.len(), 4, "{seen:?}");
}
