//! A house of several nodes on one database: nodes are killed and started again while others serve, the database is stopped
//! and broken off. Whoever plays goes on by himself, and nothing that was acknowledged is lost or done twice.

use super::ledger::{Playing, Sum, Tables};
use super::life;
use super::program::Program;
use crate::trial::failed;
use crate::trial::postgres::Postgres;
use crate::trouble::Trouble;
use client::Client;
use server::Examiner;
use std::net::TcpListener;
use std::path::Path;
use std::time::{Duration, Instant};
use table::Rng;

/// Nodes of the house.
const NODES: usize = 2;
/// Whoever plays and does not go on by then does not go on.
const PATIENCE: Duration = Duration::from_secs(90);

/// What is done to it.
#[derive(Clone, Copy)]
enum Deed {
    /// A node is killed, and started again a little later.
    Kill,
    /// The database is away for a while.
    Outage,
}

struct House {
    data: tempfile::TempDir,
    database: Postgres,
    ports: Vec<u16>,
    nodes: Vec<Program>,
}

impl House {
    fn open() -> std::io::Result<House> {
        let data = tempfile::tempdir()?;
        let database = Postgres::start()?;
        // A node that comes back is where it was.
        let free = [(); NODES].map(|()| TcpListener::bind(("127.0.0.1", 0)));
        let ports: Vec<u16> = { free.iter().flatten() }
            .filter_map(|free| Some(free.local_addr().ok()?.port()))
            .collect();
        drop(free);
        let mut house = House {
            data,
            database,
            ports,
            nodes: Vec::new(),
        };
        for n in 0..NODES {
            let node = house.node(n)?;
            house.nodes.push(node);
        }
        Ok(house)
    }

    fn data(&self) -> &Path {
        self.data.path()
    }

    fn node(&self, n: usize) -> std::io::Result<Program> {
        Program::start_node(self.data(), &self.database.url(), self.ports[n])
    }

    fn door(&self) -> Client {
        Client::among(self.nodes.iter().map(|node| node.door.address().clone()))
    }

    async fn suffer(&mut self, deed: Deed, rng: &mut Rng) -> Result<(), Trouble> {
        match deed {
            Deed::Kill => {
                let n = rng.below(NODES as u32) as usize;
                self.nodes.remove(n).kill();
                tokio::time::sleep(life(rng)).await;
                let node = self.node(n).map_err(failed)?;
                self.nodes.insert(n, node);
            }
            Deed::Outage => {
                self.database.stop(rng.below(2) == 0).map_err(failed)?;
                tokio::time::sleep(2 * life(rng)).await;
                self.database.go_on().map_err(failed)?;
            }
        }
        Ok(())
    }
}

/// Kills nodes so often and stops the database so often, in any order.
pub async fn house(
    (kills, outages): (u32, u32),
    examiner: &Examiner,
    rng: &mut Rng,
) -> Result<Sum, Trouble> {
    let mut house = House::open().map_err(failed)?;
    let mut deeds = vec![Deed::Kill; kills as usize];
    for _ in 0..outages {
        let at = rng.below(deeds.len() as u32 + 1) as usize;
        deeds.insert(at, Deed::Outage);
    }
    let mut tables = Tables::default();
    for deed in deeds {
        let door = house.door();
        tables.begin(&door, rng).await.map_err(failed)?;
        let playing = tables.play(&door, rng);
        tokio::time::sleep(life(rng)).await;
        house.suffer(deed, rng).await?;
        gone_on(&playing).await?;
        tables.back(playing).await?;
        check(&mut tables, &house, examiner, false).await?;
    }
    check(&mut tables, &house, examiner, true).await?;
    Ok(tables.sum)
}

/// Waits until something was acknowledged after what has happened.
async fn gone_on(playing: &Playing) -> Result<(), Trouble> {
    let (begin, before) = (Instant::now(), playing.acked());
    while playing.acked() == before {
        if begin.elapsed() > PATIENCE {
            return Err(failed("all is well again and nobody goes on"));
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    Ok(())
}

async fn check(
    tables: &mut Tables,
    house: &House,
    examiner: &Examiner,
    all: bool,
) -> Result<(), Trouble> {
    let (ids, url) = (tables.ids(all), house.database.url());
    let found = examiner.examine_house(house.data(), &url, Some(ids));
    let found = found.await.map_err(crate::serve::not_started)?;
    tables.hold(&found.matches, all)
}
