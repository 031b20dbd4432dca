#!/usr/bin/env python3
"""Plays random legal actions over the protocol (docs/protocol.md).

    bot.py http://127.0.0.1:7414/match/ID#t=TOKEN     takes a seat by its link
    bot.py http://127.0.0.1:7414 ccgw 1               begins a match of that scenario and plays all its seats
"""
import json, random, sys, threading, urllib.error, urllib.request


def call(url, token=None, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data)
    if token:
        request.add_header("Authorization", "Bearer " + token)
    return urllib.request.urlopen(request)


def envelopes(match, token):
    """What the seat sees, each time it has changed."""
    with call(match + "/stream", token) as stream:
        for line in stream:
            if line.startswith(b"data:"):
                yield json.loads(line[5:])


def play(match, token):
    for envelope in envelopes(match, token):
        if "over" in envelope:
            return envelope
        offers = envelope["view"]["offers"]  # empty unless this seat is asked
        if offers:
            answer = {"seq": envelope["seq"], "action": random.choice(offers)["action"]}
            try:
                call(match + "/actions", token, answer).read()
            except urllib.error.HTTPError as error:
                if json.load(error)["error"] != "stale":  # else the newer envelope is on its way
                    raise
    raise SystemExit("the server has stopped")


def main(url, *scenario):
    server = "/".join(url.split("/")[:3])
    if scenario:
        system, number = scenario
        systems = {one["id"]: one for one in json.load(call(server + "/api/systems"))}
        card = next(one for one in systems[system]["scenarios"] if one["id"] == number)
        new = {"system": system, "scenario": number, "seats": [{"by": "far"} for _ in card["seats"]]}
        begun = json.load(call(server + "/api/matches", body=new))
        match, tokens = begun["id"], [seat["token"] for seat in begun["seats"]]
    else:
        match, tokens = url.split("/match/")[1].split("#t=")[0], [url.split("#t=")[1]]
    address = f"{server}/api/matches/{match}"
    for token in tokens[1:]:
        threading.Thread(target=play, args=(address, token), daemon=True).start()
    end = play(address, tokens[0])
    winner = end["over"].get("winner")
    print(f"over after {end['seq']} actions:", "a draw" if winner is None else end["seats"][winner]["name"] + " wins")


main(*sys.argv[1:])
