//! What other nodes tell: which matches they have changed.

use super::postgres::Ear;
use super::{Base, Job, Store};
use std::time::Duration;
use tokio::sync::mpsc;

/// So many pieces of news wait to be heard.
const WAITING: usize = 1024;
/// A line that was lost is tried again so soon, and then less often.
const SOON: Duration = Duration::from_millis(50);
const SELDOM: Duration = Duration::from_secs(1);

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A match was changed so often now.
    Changed(String, i64),
    /// Something may have been missed: any match may have changed.
    Missed,
}

impl Store {
    /// What other nodes tell, as long as somebody listens; nothing where there are none.
    pub fn news(&self) -> Option<mpsc::Receiver<News>> {
        let Base::Postgres(url) = self.base.clone() else {
            return None;
        };
        let (tell, heard) = mpsc::channel(WAITING);
        let jobs = self.jobs.clone();
        tokio::spawn(async move {
            let mut wait = SOON;
            loop {
                if let Ok(ear) = Ear::open(&url).await {
                    wait = SOON;
                    // Until now nobody has listened.
                    if tell.send(News::Missed).await.is_err() || listen(ear, &tell).await.is_err() {
                        return;
                    }
                    // Whether it is the line alone, who writes finds out.
                    let _ = jobs.try_send(Job::Probe);
                }
                tokio::select! {
                    () = tell.closed() => return,
                    () = tokio::time::sleep(wait) => wait = SELDOM.min(wait * 2),
                }
            }
        });
        Some(heard)
    }
}

/// Tells on what is heard until the line is lost; an error if nobody listens any more.
async fn listen(mut ear: Ear, tell: &mpsc::Sender<News>) -> Result<(), ()> {
    loop {
        let told = tokio::select! {
            () = tell.closed() => return Err(()),
            told = ear.hear() => told,
        };
        let Ok(told) = told else {
            return Ok(());
        };
        for news in told.split_whitespace().filter_map(read) {
            tell.send(news).await.map_err(drop)?;
        }
    }
}

fn read(word: &str) -> Option<News> {
    let (id, version) = word.split_once(':')?;
    Some(News::Changed(id.to_owned(), version.parse().ok()?))
}
