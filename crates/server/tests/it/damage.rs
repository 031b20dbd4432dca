//! A disk that lost or changed something: it is told as damage, one match alone is shut, and what is left is saved.

use crate::house::{House, Table, mixed, options, stock};
use server::{Examiner, NotStarted, Server};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Plays two matches, stops, and does that to the database.
async fn spoilt(sql: &'static str) -> (House, Table, Table) {
    let house = House::on_file().await;
    let (one, two) = (played(&house).await, played(&house).await);
    let (id, other) = (one.id.clone(), two.id.clone());
    let tokens = |table: &Table| {
        let tokens = table.seats.iter().filter_map(|seat| seat.token());
        tokens.map(str::to_owned).collect::<Vec<String>>()
    };
    let (ours, theirs) = (tokens(&one), tokens(&two));
    let House { server, data, .. } = house;
    server.stop().await;
    let changed = change(data.path(), sql, &id).await;
    assert!(changed > 0, "the test spoils something");
    let house = House::of_file(data).await;
    let (one, two) = (house.table(&id, &ours), house.table(&other, &theirs));
    (house, one, two)
}

async fn played(house: &House) -> Table {
    let table = house.begin("1", &["here", "here"]).await;
    table.play(20, mixed).await;
    table
}

async fn change(data: &Path, sql: &'static str, id: &str) -> u64 {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(data.join("matches.db"));
    let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
    let done = sqlx::query(sql).bind(id).execute(&pool).await.unwrap();
    pool.close().await;
    done.rows_affected()
}

const LAST: &str =
    "DELETE FROM lines WHERE game = $1 AND n = (SELECT MAX(n) FROM lines WHERE game = $1)";

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_has_lost_its_end_is_shut_and_never_an_older_one() {
    for sql in [
        LAST,
        "DELETE FROM lines WHERE game = $1 AND n = 5",
        "UPDATE games SET head = head - 1 WHERE id = $1",
        // As if another line had been the last.
        "UPDATE games SET tail = '0123456789abcdef' WHERE id = $1",
        "UPDATE games SET state = '{' WHERE id = $1",
    ] {
        let (_house, one, two) = spoilt(sql).await;
        let shut = one.get(0, "").await;
        assert_eq!(
            (shut.status.as_u16(), shut.error().as_str()),
            (422, "damaged"),
            "{sql}"
        );
        assert_eq!(two.get(0, "").await.status, 200, "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_bad_row_does_not_hide_the_others_from_the_owner() {
    let (house, one, two) = spoilt("UPDATE games SET seats = 'nonsense' WHERE id = $1").await;
    let owner = house.door.with(house.server.owner_key());
    let list = owner.get("/api/matches").await.unwrap();
    assert_eq!(list.status, 200, "{}", list.text());
    let list = list.json();
    let row = |id: &str| {
        let rows = list.as_array().unwrap().iter();
        rows.clone().find(|row| row["id"] == id).unwrap()
    };
    assert_eq!(row(&one.id)["damaged"], true);
    assert!(row(&two.id)["damaged"].is_null());
    assert_eq!(row(&two.id)["seats"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_is_told_as_damage_at_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::of_file(data).await;
    played(&house).await;
    let House { server, data, .. } = house;
    server.stop().await;
    let file = data.path().join("matches.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[..64].fill(b'x');
    fs::write(&file, bytes).unwrap();
    let started = Server::start(stock(), options(data.path())).await;
    assert!(
        matches!(&started, Err(NotStarted::Damaged(found, _)) if *found == file),
        "{:?}",
        started.err()
    );
}

/// Overwrites the first page of a table.
async fn scratch(data: &Path, table: &str) {
    let file = data.join("matches.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let sql = "SELECT rootpage FROM sqlite_master WHERE name = $1";
    let page: i64 = sqlx::query_scalar(sql)
        .bind(table)
        .fetch_one(&pool)
        .await
        .unwrap();
    let size: i64 = sqlx::query_scalar("PRAGMA page_size")
        .fetch_one(&pool)
        .await
        .unwrap();
    pool.close().await;
    let mut bytes = fs::read(&file).unwrap();
    let from = ((page - 1) * size) as usize;
    bytes[from..from + size as usize].fill(0xa5);
    fs::write(&file, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_gone_is_told_as_damage_and_the_journals_are_saved() {
    let house = House::on_file().await;
    let table = played(&house).await;
    let House { server, data, .. } = house;
    server.stop().await;
    scratch(data.path(), "games").await;
    let house = House::of_file(data).await;
    let owner = house.door.with(house.server.owner_key());
    let list = owner.get("/api/matches").await.unwrap();
    assert_eq!(list.status, 200, "{}", list.text());
    assert_eq!(list.json()[0]["damaged"], true, "{}", list.text());
    let tokens = table.seats.iter().filter_map(|seat| seat.token());
    let tokens: Vec<String> = tokens.map(str::to_owned).collect();
    let shut = house.table(&table.id, &tokens).get(0, "").await;
    assert_eq!(shut.error(), "damaged");
    let (house, saved) = repaired(house).await;
    assert_eq!((saved.len(), saved[0].kept), (1, saved[0].lines));
    assert_eq!(house.table(&table.id, &tokens).get(0, "").await.status, 200);
}

/// The house after a repair.
async fn repaired(house: House) -> (House, Vec<server::Saved>) {
    let House { server, data, .. } = house;
    server.stop().await;
    let examiner = Examiner::new(stock()).unwrap();
    let (saved, kept) = examiner.repair(data.path()).await.unwrap();
    assert!(kept.exists(), "the old database is kept");
    let found = examiner.examine(data.path(), None).await.unwrap();
    assert!(found.file.is_empty(), "{:?}", found.file);
    assert!(found.matches.iter().all(|found| found.damage.is_none()));
    (House::of_file(data).await, saved)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repair_saves_what_tells_a_match_and_leaves_the_others_whole() {
    let (house, one, two) = spoilt("DELETE FROM lines WHERE game = $1 AND n = 12").await;
    let before = two.envelope(0).await;
    let (house, saved) = repaired(house).await;
    let cut = saved.iter().find(|saved| saved.id == one.id).unwrap();
    assert_eq!((cut.kept, cut.damage.is_some()), (12, true));
    let whole = saved.iter().find(|saved| saved.id == two.id).unwrap();
    assert_eq!(whole.damage, None);
    let again = |table: &Table| {
        let tokens = table.seats.iter().filter_map(|seat| seat.token());
        let tokens: Vec<String> = tokens.map(str::to_owned).collect();
        house.table(&table.id, &tokens)
    };
    let (one, two) = (again(&one), again(&two));
    assert_eq!(two.envelope(0).await["view"], before["view"]);
    // Header, secrets, set-up, and nine actions; play goes on from there.
    assert_eq!(one.envelope(0).await["seq"], 9);
    one.play(3, mixed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_without_its_row_is_saved_too() {
    let (house, one, _) = spoilt("DELETE FROM games WHERE id = $1").await;
    let (house, saved) = repaired(house).await;
    assert!(
        saved
            .iter()
            .any(|saved| saved.id == one.id && saved.kept > 12)
    );
    let tokens = one.seats.iter().filter_map(|seat| seat.token());
    let tokens: Vec<String> = tokens.map(str::to_owned).collect();
    assert_eq!(house.table(&one.id, &tokens).get(0, "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repair_that_was_broken_off_is_ended_before_anybody_plays() {
    let house = House::on_file().await;
    let table = played(&house).await;
    let House { server, data, .. } = house;
    server.stop().await;
    // All was saved, the old one was taken away, and then the power went.
    fs::create_dir(data.path().join("repairing")).unwrap();
    let (old, new) = ("matches.db", "repairing/repaired.db");
    fs::rename(data.path().join(old), data.path().join(new)).unwrap();
    let started = Server::start(stock(), options(data.path())).await;
    assert!(matches!(started, Err(NotStarted::Repair(_))));
    let examiner = Examiner::new(stock()).unwrap();
    let (saved, _) = examiner.repair(data.path()).await.unwrap();
    assert_eq!((saved.len(), &saved[0].id), (1, &table.id));
    House::of_file(data).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_the_server_runs_and_holds_all_that_was_acknowledged() {
    let house = House::on_file().await;
    let table = played(&house).await;
    let seq = table.envelope(0).await["seq"].clone();
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("copy");
    server::backup(house.data.path(), &to).await.unwrap();
    let again = server::backup(house.data.path(), &to).await;
    assert!(again.is_err(), "a copy is never written over another");
    table.play(3, mixed).await;
    let tokens = table.seats.iter().filter_map(|seat| seat.token());
    let tokens: Vec<String> = tokens.map(str::to_owned).collect();
    let mut options = options(&to);
    options.data = to;
    let server = Server::start(stock(), options).await.unwrap();
    let door = client::Client::new(server.url().parse().unwrap());
    let data = folder;
    let (database, other) = (None, None);
    let copy = House {
        server,
        door,
        data,
        database,
        other,
    };
    assert_eq!(copy.table(&table.id, &tokens).envelope(0).await["seq"], seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_matches_give_their_room_back() {
    let house = House::on_file().await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        let table = house.begin("1", &["here", "here"]).await;
        table.play(20, mixed).await;
        tables.push(table.id);
    }
    let house = house.again().await;
    let size = |data: &TempDir| fs::metadata(data.path().join("matches.db")).unwrap().len();
    let before = size(&house.data);
    let owner = house.door.with(house.server.owner_key());
    for id in tables {
        let path = format!("/api/matches/{id}");
        let gone = owner.send(hyper::Method::DELETE, &path, &[], Default::default());
        assert_eq!(gone.await.unwrap().status, 204);
    }
    let house = house.again().await;
    assert!(
        size(&house.data) < before / 2,
        "{} of {before}",
        size(&house.data)
    );
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_may_have_any_name_that_is_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    for name in ["back\\slash", "50% #1? of all", "é ü 戦"] {
        let mut options = options(&folder.path().join(name));
        options.data = folder.path().join(name);
        let server = Server::start(stock(), options).await.unwrap();
        server.stop().await;
        assert!(
            folder.path().join(name).join("matches.db").exists(),
            "{name}"
        );
    }
    let name = std::ffi::OsStr::from_bytes(b"not \xff text");
    let started = Server::start(stock(), options(&folder.path().join(name))).await;
    let told = format!("{:?}", started.err().unwrap());
    assert!(told.contains("UTF-8"), "{told}");
}
