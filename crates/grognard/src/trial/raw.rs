//! Requests as bytes, so that they may be nonsense.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server that takes longer than this for an answer has none.
const LATE: Duration = Duration::from_secs(30);

/// What came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// An answer with this status.
    Status(u16),
    /// The line was closed without one.
    Closed,
    /// Nothing in time.
    Late,
}

/// A line of bytes, opened again when it is closed.
pub struct Raw {
    server: SocketAddr,
    line: Option<TcpStream>,
    heard: Vec<u8>,
}

impl Raw {
    pub fn new(server: SocketAddr) -> Raw {
        Raw {
            server,
            line: None,
            heard: Vec::new(),
        }
    }

    /// Sends bytes and reads one answer. `head`: the answer has no body. `whole`: the bytes are a whole request;
    /// else the line is closed after them.
    pub async fn send(&mut self, bytes: &[u8], head: bool, whole: bool) -> io::Result<Reply> {
        let fresh = self.line.is_none();
        let reply = self.exchange(bytes, head, whole).await?;
        // A line that the server closed while it was idle.
        if reply == Reply::Closed && !fresh && whole {
            return self.exchange(bytes, head, whole).await;
        }
        Ok(reply)
    }

    async fn exchange(&mut self, bytes: &[u8], head: bool, whole: bool) -> io::Result<Reply> {
        let mut line = match self.line.take() {
            Some(line) => line,
            None => TcpStream::connect(self.server).await?,
        };
        self.heard.clear();
        // The server may answer and close before it has read all.
        let sent = line.write_all(bytes).await.is_ok();
        if sent && !whole {
            let _ = line.shutdown().await;
        }
        let read = tokio::time::timeout(LATE, self.read(&mut line, head)).await;
        let Ok((reply, stays)) = read else {
            return Ok(Reply::Late);
        };
        if stays && whole {
            self.line = Some(line);
        }
        Ok(reply)
    }

    /// The status, and whether the line may be used again.
    async fn read(&mut self, line: &mut TcpStream, head: bool) -> (Reply, bool) {
        let end = loop {
            if let Some(at) = find(&self.heard, b"\r\n\r\n") {
                break at + 4;
            }
            if !self.more(line).await {
                return (Reply::Closed, false);
            }
        };
        let text = String::from_utf8_lossy(&self.heard[..end]).to_ascii_lowercase();
        let status = text
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let Some(status) = status else {
            return (Reply::Closed, false);
        };
        let reply = Reply::Status(status);
        if text.contains("text/event-stream") || text.contains("connection: close") {
            return (reply, false);
        }
        let length = text.split("content-length: ").nth(1);
        let length: Option<usize> = length.and_then(|rest| rest.split('\r').next()?.parse().ok());
        let whole = match length {
            _ if head || status == 304 => end,
            Some(length) => end + length,
            // In pieces: few answers are, and none is worth reading here.
            None => return (reply, false),
        };
        while self.heard.len() < whole {
            if !self.more(line).await {
                return (reply, false);
            }
        }
        (reply, self.heard.len() == whole)
    }

    async fn more(&mut self, line: &mut TcpStream) -> bool {
        self.heard.reserve(16 << 10);
        matches!(line.read_buf(&mut self.heard).await, Ok(n) if n > 0)
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|found| found == what)
}
