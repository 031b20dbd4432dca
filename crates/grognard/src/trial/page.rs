//! How soon the page is there.

use client::Client;
use std::collections::{BTreeSet, VecDeque};
use std::io;

/// Loads a page and everything it loads, as a browser would; how many files, how many bytes.
pub async fn load(door: &Client, page: &str) -> io::Result<(usize, usize)> {
    let (mut seen, mut bytes) = (BTreeSet::new(), 0);
    let mut queue = VecDeque::from([page.to_owned()]);
    while let Some(path) = queue.pop_front() {
        if !seen.insert(path.clone()) {
            continue;
        }
        let answer = door.get(&path).await?;
        if answer.status != 200 {
            // What comments speak of need not be there.
            if path != page {
                continue;
            }
            return Err(io::Error::other(format!("{path}: {}", answer.status)));
        }
        bytes += answer.body.len();
        let media = answer
            .headers
            .get("content-type")
            .and_then(|value| value.to_str().ok());
        let media = media.unwrap_or_default().to_owned();
        if ["text/html", "text/javascript", "text/css"]
            .iter()
            .any(|known| media.starts_with(known))
        {
            queue.extend(links(&path, &answer.text()));
        }
    }
    Ok((seen.len(), bytes))
}

/// The addresses of our own that a file loads.
fn links(from: &str, text: &str) -> Vec<String> {
    let mut links = Vec::new();
    for before in [
        "src=\"",
        "href=\"",
        "from \"",
        "import \"",
        "import(\"",
        "url(\"",
        "url(",
    ] {
        for rest in text.split(before).skip(1) {
            let link = rest.split(['"', ')', '?', '#']).next().unwrap_or_default();
            let path = match link {
                link if link.starts_with("/web/") => link.to_owned(),
                link if link.starts_with("./") || link.starts_with("../") => resolve(from, link),
                _ => continue,
            };
            if path
                .rsplit('/')
                .next()
                .is_some_and(|name| name.contains('.'))
            {
                links.push(path);
            }
        }
    }
    links
}

fn resolve(from: &str, link: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_loads_is_found() {
        let found = links(
            "/web/js/a/b.js",
            "import { x } from \"../c.js\";\nimport y from \"./d.js\"; import \"/web/e.js\"",
        );
        assert_eq!(found, ["/web/js/c.js", "/web/js/a/d.js", "/web/e.js"]);
    }
}
