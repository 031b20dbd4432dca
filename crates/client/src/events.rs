use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use serde_json::Value;
use std::io;

/// Something a stream told.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// Its number.
    pub id: String,
    /// What it is: `envelope`.
    pub event: String,
    /// What it says.
    pub data: Value,
}

/// A stream of events.
pub struct Events {
    /// The line ends with it.
    _line: SendRequest<Full<Bytes>>,
    body: Incoming,
    heard: Vec<u8>,
}

impl Events {
    pub(crate) fn new(line: SendRequest<Full<Bytes>>, body: Incoming) -> Events {
        Events {
            _line: line,
            body,
            heard: Vec::new(),
        }
    }

    /// The next event; nothing when the stream has ended. Comments are passed over.
    pub async fn next(&mut self) -> io::Result<Option<News>> {
        loop {
            while let Some(end) = self.heard.windows(2).position(|two| two == b"\n\n") {
                let rest = self.heard.split_off(end + 2);
                let block = std::mem::replace(&mut self.heard, rest);
                if let Some(news) = read(&String::from_utf8_lossy(&block)) {
                    return Ok(Some(news));
                }
            }
            match self.body.frame().await {
                None => return Ok(None),
                Some(Err(error)) => return Err(io::Error::other(error)),
                Some(Ok(frame)) => {
                    if let Some(data) = frame.data_ref() {
                        self.heard.extend_from_slice(data);
                    }
                }
            }
        }
    }
}

/// A block of fields; nothing if it has no data.
fn read(block: &str) -> Option<News> {
    let (mut id, mut event, mut data) = (String::new(), String::new(), None::<String>);
    for line in block.lines() {
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "id" => value.clone_into(&mut id),
            "event" => value.clone_into(&mut event),
            "data" => {
                let all = data.get_or_insert_default();
                if !all.is_empty() {
                    all.push('\n');
                }
                all.push_str(value);
            }
            _ => {}
        }
    }
    let data = serde_json::from_str(&data?).ok()?;
    Some(News { id, event, data })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_read_and_a_comment_is_not() {
        let news = read("event: envelope\nid: 7\ndata: {\"seq\":7}\n\n").unwrap();
        assert_eq!((news.id.as_str(), news.event.as_str()), ("7", "envelope"));
        assert_eq!(news.data["seq"], 7);
        assert_eq!(read(": ping\n\n"), None);
    }
}
