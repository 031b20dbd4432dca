//! Starting, listening, stopping.

use crate::crowd::{Crowd, Held};
use crate::guard::{Guard, Hosts, guard};
use crate::hall::Hall;
use crate::keys::Keys;
use crate::limits::{self, Limits};
use crate::lines::{Line, Places, Sent};
use crate::owner::Owner;
use crate::private::sync_folder;
use crate::proxy::Proxies;
use crate::rates::Rates;
use crate::sitting::MACHINE;
use crate::stock::{Library, Stock, guarded};
use crate::store::{SeatRow, Store, damaged};
use crate::wire::{Help, SeatCard};
use crate::{error::Wrong, routes, seal};
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use ipnet::IpNet;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use table::commit::Secrets;
use table::{Fault, MatchSpec};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// The file of the journals in a data folder.
pub(crate) const DATABASE: &str = "matches.db";
/// One that a repair has made, and not yet put in its place.
pub(crate) const REPAIRED: &str = "repairing/repaired.db";

/// The file of the secret in a data folder, and the name under which nodes agree on it.
const SECRET: &str = "secret";

/// Who does not finish the head of a request in this time is sent away.
const HEAD: Duration = Duration::from_secs(60);
/// Those who are being answered when the server stops have so long.
const GRACE: Duration = Duration::from_secs(3);
/// Matches that nobody looks at are looked for so often.
const SWEEP: Duration = Duration::from_secs(60);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: IpAddr,
    /// At which port.
    pub port: u16,
    /// Whether another port will do if that one is taken.
    pub any_port: bool,
    /// The folder of the journals; with another database, of the secrets alone.
    pub data: PathBuf,
    /// The address of a database that several nodes share, instead of a file in the folder.
    pub database: Option<String>,
    /// Where its numbers are told to programs that watch, if they are.
    pub metrics: Option<SocketAddr>,
    /// Names by which the server may be called, besides its address.
    pub names: Vec<String>,
    /// The proxies before it: what they say of who asks is believed.
    pub proxies: Vec<IpNet>,
    /// Whether every scenario is tried and small pictures are drawn before anybody asks.
    pub warm: bool,
    /// How much of everything.
    pub limits: Limits,
}

/// Why a server did not start.
#[derive(Debug)]
pub enum NotStarted {
    /// What the program brought with it is faulty.
    Stock(Vec<Fault>),
    /// The data folder cannot be used.
    Data(PathBuf, io::Error),
    /// Another server uses the data folder; its address, if it said.
    Taken(PathBuf, Option<String>),
    /// The database cannot be used.
    Store(PathBuf, String),
    /// The database is damaged.
    Damaged(PathBuf, String),
    /// The database at the address that was given cannot be used.
    Database(String),
    /// The folder has another secret than the other nodes of the house, or none.
    OtherSecret(PathBuf),
    /// A repair of the folder was broken off.
    Repair(PathBuf),
    /// The address cannot be listened at.
    Listen(SocketAddr, io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    hall: Arc<Hall>,
    serving: JoinHandle<()>,
    /// Held as long as the server runs: one server a folder. Nodes may share one.
    _lock: Option<File>,
}

impl Server {
    /// Starts a server; it answers when this returns.
    pub async fn start(stock: Stock, options: Options) -> Result<Server, NotStarted> {
        let data = options.data.clone();
        let failed = |error| NotStarted::Data(data.clone(), error);
        folder(&data).map_err(failed)?;
        let lock = match lock(&data) {
            Err(NotStarted::Taken(..)) if options.database.is_some() => None,
            lock => Some(lock?),
        };
        let read = move || {
            guarded("content", || {
                let library = Library::new(stock)?;
                if options.warm {
                    library.check()?;
                }
                Ok(library)
            })
        };
        let library = tokio::task::spawn_blocking(read).await;
        let library = library.map_err(|error| failed(io::Error::other(error)))?;
        let library = library.map_err(NotStarted::Stock)?;
        let (store, keys) = match &options.database {
            None => of_file(&data).await?,
            Some(address) => of_house(&data, address).await?,
        };
        let owner = Owner::load(&data).map_err(failed)?;
        let listener = bind(&options).await?;
        let address = listener.local_addr().map_err(failed)?;
        let hosts = Hosts::new(address, options.names);
        let proxies = Proxies::new(options.proxies);
        // Whoever has a proxy before it serves others, whatever name they call it by.
        let private = hosts.private() && proxies.is_empty();
        let limits = fit(options.limits);
        let places = Places::new(limits.connections);
        let rates = limits.rates.then(Rates::new);
        let library = Arc::new(library);
        let hall = Hall::new(library, (keys, owner), store, limits, private);
        let hall = Arc::new(hall);
        let metrics = hall.metrics.clone();
        let door = Arc::new(Guard {
            hosts,
            rates,
            metrics,
        });
        watched(options.metrics, &hall).await?;
        let front = Front {
            app: app(hall.clone(), door.clone()),
            proxies: Arc::new(proxies),
            places: places.clone(),
        };
        let serving = tokio::spawn(serve(listener, front, hall.clone()));
        hall.begin(hall.clone().wake());
        if options.warm {
            tokio::task::spawn_blocking({
                let hall = hall.clone();
                move || hall.paint()
            });
        }
        tokio::spawn(sweep(Arc::downgrade(&hall), door, places));
        if let Some(news) = hall.store.news() {
            tokio::spawn(hall.clone().heed(news));
        }
        let server = Server {
            address,
            hall,
            serving,
            _lock: lock,
        };
        // Told to who starts a second one; not being able to is no trouble.
        if let Some(mut told) = server._lock.as_ref() {
            let _ = told
                .set_len(0)
                .and_then(|()| told.write_all(server.url().as_bytes()));
        }
        Ok(server)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its address in a browser on this machine.
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            ip if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(ip, self.address.port()))
    }

    /// The key of who runs it, as its file has it now; empty if that cannot be read.
    pub fn owner_key(&self) -> String {
        self.hall.owner.text()
    }

    /// Begins a match whose dice are known: for tests, whose matches must be the same each time. Who sits
    /// where is said as in the protocol: `here`, `far`, `machine`. Gives the id and the secrets of all seats: there are
    /// no invitations.
    pub async fn begin(
        &self,
        system: &str,
        scenario: &str,
        seats: &[&str],
        secrets: Secrets,
    ) -> Result<(String, Vec<String>), String> {
        let told = |wrong: Wrong| wrong.body.message;
        let library = &self.hall.library;
        let system = library.system(system).map_err(told)?;
        let spec = MatchSpec::scenario(scenario);
        let game = library.start(system, &spec, secrets).map_err(told)?;
        let row = |by: &&str| SeatRow {
            by: (*by).to_owned(),
            level: None,
            invite: None,
            friendly: false,
            help: Help::default(),
        };
        let seats = seats.iter().map(row).collect();
        let pinned = self.hall.pinned_now(&*game).map_err(told)?;
        let begun = self.hall.open(game, seats, pinned).await.map_err(told)?;
        let token = |card: &SeatCard| match card.by == MACHINE {
            true => String::new(),
            false => self.hall.keys.seat(&begun.id, card.seat),
        };
        let tokens = begun.seats.iter().map(token).collect();
        Ok((begun.id, tokens))
    }

    /// Stops: who is being answered gets the answer, streams end, all is on disk.
    pub async fn stop(self) {
        self.hall.closing.send_replace(true);
        let _ = self.serving.await;
        self.hall.close(GRACE).await;
    }
}

/// The matches and the secret of a data folder.
async fn of_file(data: &Path) -> Result<(Store, Keys), NotStarted> {
    let failed = |error| NotStarted::Data(data.to_owned(), error);
    let keys = Keys::load(&data.join(SECRET)).map_err(failed)?;
    if data.join(REPAIRED).exists() {
        return Err(NotStarted::Repair(data.to_owned()));
    }
    let file = data.join(DATABASE);
    seal::seal_old(&file, &keys.seal()).await;
    let store = Store::file(&file).await;
    Ok((store.map_err(|error| opened(file, error))?, keys))
}

/// The matches of a house, and its secret, which every node has in its data folder: who reads the database alone must
/// not know the dice that are to fall. The first node makes it, and says in the database which one it is.
pub(crate) async fn of_house(data: &Path, address: &str) -> Result<(Store, Keys), NotStarted> {
    let database = |error: sqlx::Error| NotStarted::Database(error.to_string());
    let secret = data.join(SECRET);
    let store = Store::at(address).await.map_err(database)?;
    let other = || Err(NotStarted::OtherSecret(data.to_owned()));
    if store.agreed(SECRET).await.map_err(database)?.is_some() && !secret.exists() {
        return other();
    }
    let keys = Keys::load(&secret);
    let keys = keys.map_err(|error| NotStarted::Data(data.to_owned(), error))?;
    let (mark, seal) = (store.agree(SECRET, keys.seal().mark()).await, keys.seal());
    match mark.map_err(database)? == seal.mark() {
        true => Ok((store, keys)),
        false => other(),
    }
}

/// As much as the files allow that may be open; said where it is less than was wanted.
fn fit(wanted: Limits) -> Limits {
    let Some(files) = limits::files() else {
        return wanted;
    };
    let fit = wanted.clone().within(files);
    if fit.connections < wanted.connections {
        tracing::warn!(
            "{files} files may be open at a time, so at most {} connections and {} streams are held: raise the hard limit of 'ulimit -n' for more",
            fit.connections,
            fit.streams
        );
    }
    fit
}

/// Makes the folder, for its owner alone: the journals hold the dice that are still to fall.
pub(crate) fn folder(data: &std::path::Path) -> io::Result<()> {
    let new = data.ancestors().take_while(|folder| !folder.exists());
    let new: Vec<PathBuf> = new.map(Into::into).collect();
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(data)?;
    // Their names are kept by the folders above; one that may not be read keeps them in its own time.
    for folder in new {
        let _ = sync_folder(&folder);
    }
    Ok(())
}

/// Why a database was not opened.
pub(crate) fn opened(file: PathBuf, error: sqlx::Error) -> NotStarted {
    let told = error.to_string();
    match damaged(&error) {
        true => NotStarted::Damaged(file, told),
        false => NotStarted::Store(file, told),
    }
}

/// The address of the server that uses a data folder, if one runs and says so.
pub fn running(data: &std::path::Path) -> Option<String> {
    match lock(data) {
        Err(NotStarted::Taken(_, address)) => address,
        _ => None,
    }
}

/// One server a folder: two would each think they know how a match stands.
pub(crate) fn lock(data: &std::path::Path) -> Result<File, NotStarted> {
    let path = data.join("lock");
    let failed = |error| NotStarted::Data(data.to_owned(), error);
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    let file = options.open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let address = fs::read_to_string(&path).ok();
            let address = address.filter(|address| address.starts_with("http://"));
            Err(NotStarted::Taken(data.to_owned(), address))
        }
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

async fn bind(options: &Options) -> Result<TcpListener, NotStarted> {
    let address = SocketAddr::new(options.listen, options.port);
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if options.any_port && error.kind() == io::ErrorKind::AddrInUse => {
            let any = SocketAddr::new(options.listen, 0);
            TcpListener::bind(any)
                .await
                .map_err(|error| NotStarted::Listen(any, error))
        }
        Err(error) => Err(NotStarted::Listen(address, error)),
    }
}

/// Tells the numbers at an address of their own, until the server stops.
async fn watched(address: Option<SocketAddr>, hall: &Arc<Hall>) -> Result<(), NotStarted> {
    let Some(address) = address else {
        return Ok(());
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| NotStarted::Listen(address, error))?;
    let (watch, mut closing) = (routes::watch(hall.clone()), hall.closing.subscribe());
    tokio::spawn(async move {
        let closed = async move { _ = closing.wait_for(|closing| *closing).await };
        // A line that breaks is no trouble of ours.
        let _ = axum::serve(listener, watch)
            .with_graceful_shutdown(closed)
            .await;
    });
    Ok(())
}

fn app(hall: Arc<Hall>, door: Arc<Guard>) -> Router {
    routes::router(hall)
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(CatchPanicLayer::custom(|_| Wrong::broken().into_response()))
        .layer(from_fn_with_state(door, guard))
}

async fn sweep(hall: std::sync::Weak<Hall>, door: Arc<Guard>, places: Arc<Places>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(hall) = hall.upgrade() else {
            return;
        };
        hall.sweep();
        hall.sweep_lessons().await;
        door.rates.iter().for_each(Rates::sweep);
        places.report.tell();
    }
}

/// What stands between a line and the addresses.
#[derive(Clone)]
struct Front {
    app: Router,
    proxies: Arc<Proxies>,
    places: Arc<Places>,
}

/// Takes connections until the server stops; each is served by a task of its own.
async fn serve(listener: TcpListener, front: Front, hall: Arc<Hall>) {
    let graceful = GracefulShutdown::new();
    let mut closing = hall.closing.subscribe();
    loop {
        let next = next(&listener, &front, &hall.crowd);
        let (stream, peer, held, (line, end)) = tokio::select! {
            next = next => next,
            // Perhaps it was told before we came to listen.
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let served = connection(stream, peer.ip(), line.clone(), front.clone());
        let served = graceful.watch(served);
        tokio::spawn(async move {
            tokio::select! {
                biased;
                // Somebody else needs the place.
                _ = end => {}
                // A line that breaks is no trouble of ours.
                _ = served => {}
            }
            // The files are closed: now there is room.
            drop((line, held));
        });
    }
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}

type Next = (TcpStream, SocketAddr, Held, (Line, oneshot::Receiver<()>));

/// The next who comes and for whom there is a place.
async fn next(listener: &TcpListener, front: &Front, crowd: &Arc<Crowd>) -> Next {
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or one who went away: not at once again.
                front.places.failed(&error);
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        let held = match front.proxies.trust(peer.ip()) {
            true => Some(crowd.hold_for_others()),
            false => crowd.hold(peer.ip()),
        };
        let Some(held) = held else {
            continue;
        };
        return (stream, peer, held, front.places.enter().await);
    }
}

fn connection(
    stream: TcpStream,
    other: IpAddr,
    line: Line,
    front: Front,
) -> impl GracefulConnection<Error = hyper::Error> {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request| answer(request, other, line.clone(), front.clone()));
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service)
}

/// Answers a request; not on a line that has just been closed for another.
async fn answer(
    mut request: Request<Incoming>,
    other: IpAddr,
    line: Line,
    front: Front,
) -> io::Result<Response<Sent>> {
    let busy = line.busy().ok_or(io::ErrorKind::ConnectionAborted)?;
    let peer = front.proxies.peer(other, request.headers());
    request.extensions_mut().insert(peer);
    request.extensions_mut().insert(line);
    let Ok(response) = front.app.oneshot(request.map(axum::body::Body::new)).await;
    Ok(response.map(|body| Sent::new(body, busy)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_begun_is_done_before_the_store_closes_and_nothing_is_begun_after() {
        let data = tempfile::tempdir().unwrap();
        let stock = Stock {
            content: Default::default(),
            words: Vec::new(),
            rules: Default::default(),
            cases: Default::default(),
            web: None,
        };
        let options = Options {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 0,
            any_port: true,
            data: data.path().to_owned(),
            database: None,
            metrics: None,
            names: Vec::new(),
            proxies: Vec::new(),
            warm: false,
            limits: Limits::default(),
        };
        let server = Server::start(stock, options).await.unwrap();
        let hall = server.hall.clone();
        let slow = hall.begin({
            let hall = hall.clone();
            async move {
                tokio::time::sleep(Duration::from_millis(100)).await;
                hall.store.count().await
            }
        });
        let waits = hall.begin({
            let hall = hall.clone();
            async move { hall.while_open(std::future::pending::<()>()).await }
        });
        let stopped = tokio::time::timeout(Duration::from_secs(20), server.stop()).await;
        stopped.expect("stopped right after it has started, it stops");
        assert_eq!(slow.unwrap().await.unwrap().unwrap(), 0);
        assert_eq!(waits.unwrap().await.unwrap(), None);
        assert!(hall.begin(async {}).is_none());
    }
}
