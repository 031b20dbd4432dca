# A node of a house: docs/house.md. One program with everything in it; /data has the secrets, and without a database the matches.
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked --package grognard

FROM debian:bookworm-slim
RUN useradd --system --uid 7414 --home-dir /data grognard && install -d -m 700 -o grognard -g grognard /data
COPY --from=build /src/target/release/grognard /usr/local/bin/grognard
USER grognard
VOLUME /data
EXPOSE 7414
ENV GROGNARD_DATA=/data GROGNARD_LISTEN=0.0.0.0 GROGNARD_PORT=7414 GROGNARD_NO_OPEN=true
ENTRYPOINT ["grognard"]
CMD ["serve"]
