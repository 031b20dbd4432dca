//! A client of the protocol: what a bot, a bench or a test needs to speak to a server. It knows the protocol
//! and nothing of the rules.
#![forbid(unsafe_code)]

mod address;
mod events;

pub use address::Address;
pub use events::{Events, News};
pub use hyper::Method;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{HeaderMap, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::net::TcpStream;
use tokio::sync::Mutex;

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
    /// The code of an error; empty if it is none.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_owned()
    }
}

/// A line to a server, kept open between requests.
type Line = Mutex<Option<SendRequest<Full<Bytes>>>>;

/// A line to a server, or to each of several nodes of one, and the token that is sent along.
pub struct Client {
    nodes: Vec<(Address, Line)>,
    /// Who was asked how often: each in turn.
    turn: AtomicUsize,
    token: Option<String>,
}

impl Client {
    /// Speaks to the server at an address such as `http://127.0.0.1:7414/`.
    pub fn new(address: Address) -> Client {
        Client::among([address])
    }

    /// Speaks to the nodes of a server, one request to this one and the next to the next; there is one at least.
    pub fn among(addresses: impl IntoIterator<Item = Address>) -> Client {
        let node = |address| (address, Mutex::new(None));
        Client {
            nodes: addresses.into_iter().map(node).collect(),
            turn: AtomicUsize::new(0),
            token: None,
        }
    }

    /// Another line to the same server, with this token.
    pub fn with(&self, token: impl Into<String>) -> Client {
        let addresses = self.nodes.iter().map(|(address, _)| address.clone());
        Client {
            token: Some(token.into()),
            ..Client::among(addresses)
        }
    }

    /// The token that is sent along.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Where it speaks to, first.
    pub fn address(&self) -> &Address {
        &self.nodes[0].0
    }

    /// Whose turn it is to be asked.
    fn node(&self) -> &(Address, Line) {
        &self.nodes[self.turn.fetch_add(1, Ordering::Relaxed) % self.nodes.len()]
    }

    /// Asks.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        self.send(Method::GET, path, &[], Bytes::new()).await
    }

    /// Sends JSON.
    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Answer> {
        self.send(Method::POST, path, &[], body.to_string().into())
            .await
    }

    /// Takes the seat of an invitation to a match. The same claim may be sent again: 16 bytes or more that nobody
    /// guesses, in base64url.
    pub async fn take(&self, id: &str, invite: &str, claim: &str) -> io::Result<Answer> {
        let path = format!("/api/matches/{id}/take");
        let claim = json!({ "claim": claim });
        self.with(invite).post(&path, &claim).await
    }

    /// The secrets of the seats of a match, from the answer that began it; invitations are taken with this claim. A
    /// machine's seat has none.
    pub async fn tokens(&self, begun: &Value, claim: &str) -> io::Result<Vec<Option<String>>> {
        let id = begun["id"].as_str().unwrap_or_default();
        let mut tokens = Vec::new();
        for seat in begun["seats"].as_array().into_iter().flatten() {
            let taken = match seat["invite"].as_str() {
                Some(invite) => match self.take(id, invite, claim).await? {
                    answer if answer.status == StatusCode::OK => answer.json(),
                    answer => return Err(io::Error::other(answer.text())),
                },
                None => seat.clone(),
            };
            tokens.push(taken["token"].as_str().map(str::to_owned));
        }
        Ok(tokens)
    }

    /// Sends anything. What a line that was open before did not answer is sent once more over a new one: no action
    /// is done twice by it, though a match may be begun twice.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> io::Result<Answer> {
        let (address, line) = self.node();
        let mut line = line.lock().await;
        let fresh = line.as_ref().is_none_or(SendRequest::is_closed);
        let again = self.request(address, &method, path, headers, body.clone())?;
        let first = exchange(address, &mut line, again).await;
        match first {
            Err(_) if !fresh => {
                *line = None;
                let request = self.request(address, &method, path, headers, body)?;
                exchange(address, &mut line, request).await
            }
            done => done,
        }
    }

    /// Listens to the stream at a path; `last` is the number of the envelope that is known already.
    pub async fn listen(&self, path: &str, last: Option<usize>) -> io::Result<Events> {
        let (address, _) = self.node();
        let mut line = connect(address).await?;
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> =
            last.iter().map(|last| ("last-event-id", &**last)).collect();
        let request = self.request(address, &Method::GET, path, &headers, Bytes::new())?;
        let response = line.send_request(request).await.map_err(broken)?;
        if response.status() != StatusCode::OK {
            let answer = collect(response).await?;
            let message = format!("{}: {}", answer.status, answer.text());
            return Err(io::Error::other(message));
        }
        Ok(Events::new(line, response.into_body()))
    }

    fn request(
        &self,
        address: &Address,
        method: &Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> io::Result<Request<Full<Bytes>>> {
        let mut request = Request::builder().method(method).uri(path);
        if headers.iter().all(|(name, _)| *name != "host") {
            request = request.header(HOST, address.authority());
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Full::new(body)).map_err(io::Error::other)
    }
}

async fn exchange(
    address: &Address,
    line: &mut Option<SendRequest<Full<Bytes>>>,
    request: Request<Full<Bytes>>,
) -> io::Result<Answer> {
    if line.as_ref().is_none_or(SendRequest::is_closed) {
        *line = Some(connect(address).await?);
    }
    let Some(open) = line.as_mut() else {
        return Err(io::ErrorKind::NotConnected.into());
    };
    open.ready().await.map_err(broken)?;
    let response = open.send_request(request).await.map_err(broken)?;
    collect(response).await
}

async fn connect(address: &Address) -> io::Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect((address.host(), address.port())).await?;
    stream.set_nodelay(true)?;
    let (line, connection) = handshake(TokioIo::new(stream)).await.map_err(broken)?;
    tokio::spawn(connection);
    Ok(line)
}

async fn collect(response: Response<Incoming>) -> io::Result<Answer> {
    let (head, body) = response.into_parts();
    Ok(Answer {
        status: head.status,
        headers: head.headers,
        body: body.collect().await.map_err(broken)?.to_bytes(),
    })
}

fn broken(error: hyper::Error) -> io::Error {
    io::Error::new(io::ErrorKind::ConnectionAborted, error)
}
