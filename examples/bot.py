#!/usr/bin/env python3
"""Plays random legal actions over the protocol (docs/protocol.md).

    bot.py http://127.0.0.1:7414/match/ID#i=INVITE    takes a seat by an invitation (#t=TOKEN: by its lasting link)
    bot.py http://127.0.0.1:7414 ccgw 1               begins a match of that scenario and plays all its seats
"""
import json, random, secrets, sys, threading, urllib.error, urllib.request


def call(url, token=None, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data)
    if token:
        request.add_header("Authorization", "Bearer " + token)
    return urllib.request.urlopen(request)


def play(match, token):
    known, stream = -1, call(match + "/stream", token)
    for envelope in (json.loads(line[5:]) for line in stream if line.startswith(b"data:")):
        while envelope["seq"] > known:  # the stream tells later what an answer has told already
            known = envelope["seq"]
            if "over" in envelope:
                return envelope
            try:
                if offers := envelope["view"]["offers"]:  # empty unless this seat is asked
                    act = {"seq": known, "action": random.choice(offers)["action"]}
                    envelope = json.load(call(match + "/actions", token, act))
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
        new = {"system": system, "scenario": number, "seats": [{"by": "here"} for _ in card["seats"]]}
        begun = json.load(call(server + "/api/matches", body=new))
        match, tokens = begun["id"], [seat["token"] for seat in begun["seats"]]
    else:
        match, secret = url.split("/match/")[1].split("#")
        tokens = [secret[2:]]
        if secret.startswith("i="):  # works once: the same claim gets the same answer, should it be lost
            claim = {"claim": secrets.token_urlsafe(32)}
            tokens = [json.load(call(f"{server}/api/matches/{match}/take", tokens[0], claim))["token"]]
            print(f"the lasting link of this seat: {server}/match/{match}#t={tokens[0]}", flush=True)
    address = f"{server}/api/matches/{match}"
    for token in tokens[1:]:
        threading.Thread(target=play, args=(address, token), daemon=True).start()
    end = play(address, tokens[0])
    winner = end["over"].get("winner")
    print(f"over after {end['seq']} actions:", "a draw" if winner is None else end["seats"][winner]["name"] + " wins")


main(*sys.argv[1:])
