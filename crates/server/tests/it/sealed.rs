//! The secrets of a match that runs are nowhere in plain text, and the header is the same from first to last.

use crate::house::{House, Table, mixed, stock};
use serde_json::json;
use server::Examiner;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use table::commit::Secrets;
use tempfile::TempDir;

/// A match of these seats whose secrets are known, and the secrets.
async fn begin(house: &House, number: u64) -> (Table, Secrets) {
    let secrets = Secrets::from_number(number, 2);
    let begun = house
        .server
        .begin("ccgw", "1", &["here", "here"], secrets.clone());
    let (id, tokens) = begun.await.unwrap();
    (house.table(&id, &tokens), secrets)
}

fn tokens(table: &Table) -> Vec<String> {
    let tokens = table.seats.iter().filter_map(|seat| seat.token());
    tokens.map(str::to_owned).collect()
}

/// Every secret, as it is written and as it is.
fn all(secrets: &Secrets) -> Vec<Vec<u8>> {
    let keys = [secrets.server].into_iter().chain(secrets.seats.clone());
    keys.flat_map(|key| [key.to_string().into_bytes(), key.0.to_vec()])
        .collect()
}

/// Which files of a folder have one of these in them.
fn holding(folder: &Path, what: &[Vec<u8>]) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let bytes = std::fs::read(entry.path()).unwrap();
        let holds = |what: &Vec<u8>| bytes.windows(what.len()).any(|part| part == what);
        if what.iter().any(holds) {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found
}

async fn database(data: &TempDir) -> SqliteConnection {
    let file = SqliteConnectOptions::new().filename(data.path().join("matches.db"));
    SqliteConnection::connect_with(&file).await.unwrap()
}

async fn line(conn: &mut SqliteConnection, id: &str) -> String {
    let sql = "SELECT line FROM lines WHERE game = $1 AND n = 1";
    let line = sqlx::query_scalar(sql).bind(id);
    line.fetch_one(conn).await.unwrap()
}

async fn put(conn: &mut SqliteConnection, id: &str, line: &str) {
    let sql = "UPDATE lines SET line = $1 WHERE game = $2 AND n = 1";
    let put = sqlx::query(sql)
        .bind(line)
        .bind(id)
        .execute(conn)
        .await
        .unwrap();
    assert_eq!(put.rows_affected(), 1);
}

/// Stops the server; its folder.
async fn stop(house: House) -> TempDir {
    house.server.stop().await;
    house.data
}

#[tokio::test(flavor = "multi_thread")]
async fn no_file_of_the_server_holds_a_secret_of_a_match_that_runs() {
    let house = House::on_file().await;
    let (table, secrets) = begin(&house, 3).await;
    let what = all(&secrets);
    table.play(30, mixed).await;
    let wal = house.data.path().join("matches.db-wal");
    assert!(std::fs::metadata(wal).unwrap().len() > 0);
    assert_eq!(holding(house.data.path(), &what), [""; 0]);
    let (id, tokens, seen) = (table.id.clone(), tokens(&table), table.envelope(0).await);
    let house = house.again().await;
    assert_eq!(holding(house.data.path(), &what), [""; 0]);
    let table = house.table(&id, &tokens);
    assert_eq!(table.envelope(0).await, seen);
    let after = table.play(5, mixed).await;
    assert!(after["seq"].as_u64() > seen["seq"].as_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_secrets_open_their_own_match_and_no_other() {
    let house = House::on_file().await;
    let mut tables = Vec::new();
    for number in [5, 6, 7] {
        let (table, _) = begin(&house, number).await;
        table.play(3, mixed).await;
        tables.push((table.id.clone(), tokens(&table)));
    }
    let data = stop(house).await;
    let mut conn = database(&data).await;
    let [one, two] = [
        line(&mut conn, &tables[0].0).await,
        line(&mut conn, &tables[1].0).await,
    ];
    assert!(one.starts_with("{\"sealed\":") && one != two, "{one}");
    put(&mut conn, &tables[0].0, &two).await;
    put(&mut conn, &tables[1].0, &one).await;
    conn.close().await.unwrap();
    let house = House::of_file(data).await;
    for (id, tokens) in &tables[..2] {
        let shut = house.table(id, tokens).get(0, "").await;
        assert_eq!(
            (shut.status.as_u16(), shut.error().as_str()),
            (422, "damaged")
        );
    }
    // The one beside them goes on.
    let (id, tokens) = &tables[2];
    house.table(id, tokens).play(3, mixed).await;
    // Whoever runs the server is told which they are, what is damaged, and nothing of what it says.
    let data = stop(house).await;
    let examiner = Examiner::new(stock()).unwrap();
    let found = examiner.examine(data.path(), None).await.unwrap().matches;
    for found in found {
        let swapped = tables[..2].iter().any(|(id, _)| *id == found.id);
        let damage = found.damage.unwrap_or_default();
        assert_eq!(damage.contains("sealed secrets"), swapped, "{damage}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn under_another_secret_a_match_says_what_is_missing_and_goes_on_when_it_is_back() {
    let house = House::on_file().await;
    let (table, _) = begin(&house, 8).await;
    let (id, tokens, seen) = (table.id.clone(), tokens(&table), table.envelope(0).await);
    let data = stop(house).await;
    let secret = data.path().join("secret");
    let kept = std::fs::read(&secret).unwrap();
    std::fs::remove_file(&secret).unwrap();
    let house = House::of_file(data).await;
    let owner = house.door.with(house.server.owner_key());
    let shut = owner.get(&format!("/api/matches/{id}")).await.unwrap();
    assert_eq!(
        (shut.status.as_u16(), shut.error().as_str()),
        (422, "other-secret")
    );
    assert!(shut.text().contains("'secret'"), "{}", shut.text());
    let data = stop(house).await;
    // A repair that cannot judge it keeps it.
    let examiner = Examiner::new(stock()).unwrap();
    let (saved, _) = examiner.repair(data.path()).await.unwrap();
    assert!(saved[0].kept > 0 && saved[0].kept == saved[0].lines);
    std::fs::write(&secret, kept).unwrap();
    let house = House::of_file(data).await;
    assert_eq!(house.table(&id, &tokens).envelope(0).await, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_an_older_program_are_sealed_when_the_server_starts() {
    let house = House::on_file().await;
    let mut matches = Vec::new();
    for number in 20..60 {
        let (table, secrets) = begin(&house, number).await;
        matches.push((table.id.clone(), tokens(&table), secrets));
    }
    // One that was deleted left what it said in places that are free again.
    let (table, gone) = begin(&house, 60).await;
    let data = stop(house).await;
    let plain = |secrets: &Secrets| {
        let [server, one, two] = [secrets.server, secrets.seats[0], secrets.seats[1]];
        let secrets = json!({ "server": server, "british": one, "german": two });
        json!({ "keep": { "secrets": secrets } }).to_string()
    };
    let mut conn = database(&data).await;
    sqlx::query("PRAGMA user_version = 0")
        .execute(&mut conn)
        .await
        .unwrap();
    for (id, _, secrets) in &matches {
        put(&mut conn, id, &plain(secrets)).await;
    }
    put(&mut conn, &table.id, &plain(&gone)).await;
    let delete = "DELETE FROM lines WHERE game = $1";
    let deleted = sqlx::query(delete).bind(&table.id).execute(&mut conn).await;
    assert!(deleted.unwrap().rows_affected() > 1);
    conn.close().await.unwrap();
    let each = matches.iter().map(|(_, _, secrets)| secrets);
    let what: Vec<Vec<u8>> = each.chain([&gone]).flat_map(all).collect();
    assert_eq!(holding(data.path(), &what), ["matches.db"]);
    let house = House::of_file(data).await;
    assert_eq!(holding(house.data.path(), &what), [""; 0]);
    for (id, tokens, _) in &matches[..2] {
        house.table(id, tokens).play(3, mixed).await;
    }
    assert_eq!(holding(house.data.path(), &what), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_needs_no_secret_of_the_server() {
    let house = House::on_file().await;
    let table = house.begin("2", &["here", "recruit"]).await;
    table.play(20_000, mixed).await;
    let id = table.id.clone();
    let data = stop(house).await;
    std::fs::remove_file(data.path().join("secret")).unwrap();
    let house = House::of_file(data).await;
    let owner = house.door.with(house.server.owner_key());
    let seen = owner.get(&format!("/api/matches/{id}")).await.unwrap();
    assert_eq!(seen.status, 200, "{}", seen.text());
    assert!(!seen.json()["over"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_header_a_seat_has_while_the_match_runs_is_that_of_the_finished_journal() {
    let house = House::on_file().await;
    let table = house.begin("2", &["here", "recruit"]).await;
    let first = table.get(0, "/header").await;
    assert_eq!(first.status, 200, "{}", first.text());
    let header = first.text();
    assert!(
        header.ends_with('\n') && header.lines().count() == 1,
        "{header}"
    );
    let commitments =
        serde_json::from_str::<serde_json::Value>(&header).unwrap()["commitments"].clone();
    assert!(commitments["server"].is_string() && commitments["german"].is_string());
    let owner = house.door.with(house.server.owner_key());
    let looked = owner.get(&table.path("/header")).await.unwrap();
    assert_eq!(looked.text(), header);
    let stranger = house.door.get(&table.path("/header")).await.unwrap();
    assert_eq!(stranger.status, 401);
    let running = table.get(0, "/journal").await.text();
    assert!(running.starts_with(&header));
    table.play(20_000, mixed).await;
    let journal = table.get(0, "/journal").await.text();
    assert!(journal.contains("\"over\":true") && journal.starts_with(&header));
    assert_eq!(table.get(0, "/header").await.text(), header);
}
