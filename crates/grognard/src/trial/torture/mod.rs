//! `grognard torture`: starts the program, plays, and does to it what machines do: kills it, cuts the power, lets
//! its disk fail. Whatever was acknowledged must then be in the journals, once, and every match must open.

mod cut;
mod disk;
mod house;
mod ledger;
mod program;

use super::{failed, folder};
use crate::desk::Desk;
use crate::serve::{runtime, stock};
use crate::trouble::Trouble;
use disk::Disk;
use ledger::{Sum, Tables};
use program::{Program, Wires};
use server::Examiner;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use table::Rng;

/// A server that fails and does not go on by then does not go on.
const PATIENCE: Duration = Duration::from_secs(60);
/// A disk fails so often before the program is stopped and all that it promised is looked for.
const FAULTS: u32 = 100;

#[derive(clap::Args)]
pub struct Args {
    /// How often it is killed
    #[arg(long, default_value_t = 10, value_name = "N")]
    kills: u32,
    /// How often the power is cut: what was not synced is lost, torn or there, as it comes
    #[arg(long, default_value_t = 0, value_name = "N")]
    cuts: u32,
    /// How often its disk fails: full, broken or cut short at any write, sync, open, rename, truncation or removal
    #[arg(long, default_value_t = 0, value_name = "N")]
    faults: u32,
    /// How often one of two nodes of a house on PostgreSQL is killed while the other serves
    #[arg(long, default_value_t = 0, value_name = "N")]
    node_kills: u32,
    /// How often the PostgreSQL of that house is stopped, or broken off, and started again
    #[arg(long, default_value_t = 0, value_name = "N")]
    outages: u32,
    /// The seed of moments, faults and actions
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let examiner = Examiner::new(stock(desk, None)).map_err(crate::serve::not_started)?;
    let mut rng = Rng::new(args.seed);
    let runtime = runtime()?;
    runtime.block_on(async {
        if args.kills > 0 {
            let sum = kills(args.kills, &examiner, &mut rng).await?;
            writeln!(out, "{} kills: {sum}; none lost, none twice", args.kills)?;
        }
        if args.cuts > 0 {
            let sum = cuts(args.cuts, &examiner, &mut rng).await?;
            writeln!(
                out,
                "{} power cuts: {sum}; none lost, none twice",
                args.cuts
            )?;
        }
        if args.faults > 0 {
            let (sum, told) = faults(args.faults, &examiner, &mut rng).await?;
            writeln!(out, "{told}: {sum}; none lost, none twice")?;
        }
        let (kills, outages) = (args.node_kills, args.outages);
        if kills + outages > 0 {
            let sum = house::house((kills, outages), &examiner, &mut rng).await?;
            let told = format!("{kills} kills of a node, {outages} outages of the database");
            writeln!(out, "{told}: {sum}; none lost, none twice")?;
        }
        Ok::<(), Trouble>(())
    })
}

/// So long does a program live that is killed or loses its power.
fn life(rng: &mut Rng) -> Duration {
    Duration::from_millis(u64::from(20 + rng.below(400)))
}

async fn kills(kills: u32, examiner: &Examiner, rng: &mut Rng) -> Result<Sum, Trouble> {
    let data = folder()?;
    let mut tables = Tables::default();
    for _ in 0..kills {
        let program = Program::start(data.path(), None).map_err(failed)?;
        tables.begin(&program.door, rng).await.map_err(failed)?;
        let playing = tables.play(&program.door, rng);
        tokio::time::sleep(life(rng)).await;
        // SIGKILL: nothing of it runs any more.
        program.kill();
        tables.back(playing).await?;
        tables.check(examiner, data.path(), false).await?;
    }
    tables.check(examiner, data.path(), true).await?;
    Ok(tables.sum)
}

async fn cuts(cuts: u32, examiner: &Examiner, rng: &mut Rng) -> Result<Sum, Trouble> {
    let work = folder()?;
    let disk = Disk::new(work.path()).map_err(failed)?;
    let mut data = work.path().join("data-0");
    std::fs::create_dir(&data).map_err(failed)?;
    let mut tables = Tables::default();
    for cut in 1..=cuts {
        let log = work.path().join("log");
        let _ = std::fs::remove_file(&log);
        let before = cut::Files::read(&data).map_err(failed)?;
        let wires = Wires {
            disk: &disk,
            log: Some(&log),
        };
        let program = Program::start(&data, Some(&wires)).map_err(failed)?;
        tables.begin(&program.door, rng).await.map_err(failed)?;
        let playing = tables.play(&program.door, rng);
        tokio::time::sleep(life(rng)).await;
        program.kill();
        tables.back(playing).await?;
        let after = work.path().join(format!("data-{cut}"));
        let written = std::fs::read(&log).unwrap_or_default();
        let left = before.after(&written, rng).map_err(failed)?;
        left.write(&after).map_err(failed)?;
        let _ = std::fs::remove_dir_all(&data);
        data = after;
        tables.check(examiner, &data, false).await?;
    }
    tables.check(examiner, &data, true).await?;
    Ok(tables.sum)
}

async fn faults(faults: u32, examiner: &Examiner, rng: &mut Rng) -> Result<(Sum, String), Trouble> {
    let work = folder()?;
    let disk = Disk::new(work.path()).map_err(failed)?;
    let data = work.path().join("data");
    std::fs::create_dir(&data).map_err(failed)?;
    let mut tables = Tables::default();
    let mut left = faults;
    while left > 0 {
        let some = left.min(FAULTS);
        left -= some;
        let wires = Wires {
            disk: &disk,
            log: None,
        };
        first_start(work.path(), &disk, rng).map_err(failed)?;
        let program = start_on_bad_disk(&data, &wires, rng).map_err(failed)?;
        tables.begin(&program.door, rng).await.map_err(failed)?;
        let playing = tables.play(&program.door, rng);
        for _ in 0..some {
            disk.fail(rng).await.map_err(failed)?;
            well(&program).await?;
        }
        // Half the times as its owner does it, half the times as machines do.
        match rng.below(2) {
            0 => program.kill(),
            _ => program.stop().map_err(failed)?,
        }
        tables.back(playing).await?;
        tables.check(examiner, &data, left == 0).await?;
    }
    Ok((tables.sum, disk.told().map_err(failed)?))
}

/// A program that has never run meets a bad disk while it makes its files; it must start when the disk is well.
fn first_start(work: &Path, disk: &Disk, rng: &mut Rng) -> std::io::Result<()> {
    let data = work.join("new");
    std::fs::create_dir(&data)?;
    let wires = Wires { disk, log: None };
    start_on_bad_disk(&data, &wires, rng)?.stop()?;
    std::fs::remove_dir_all(&data)
}

/// Starts it while the disk fails once; if it gives up, it must start when the disk does not fail any more.
fn start_on_bad_disk(data: &Path, wires: &Wires, rng: &mut Rng) -> std::io::Result<Program> {
    wires.disk.arm_soon(60, rng)?;
    let started = Program::start(data, Some(wires));
    wires.disk.lift()?;
    started.or_else(|_| Program::start(data, Some(wires)))
}

/// Waits until the program writes again.
async fn well(program: &Program) -> Result<(), Trouble> {
    let begin = Instant::now();
    loop {
        let health = program.door.get("/api/health").await.map_err(failed)?;
        if health.json()["writes"] == true {
            return Ok(());
        }
        if begin.elapsed() > PATIENCE {
            return Err(failed(
                "the disk is well again and the server does not go on",
            ));
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
