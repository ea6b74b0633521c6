/**
 * `node tests/bench/attack.ts`: one address with 60 connections attacks the service behind each proxy on the machine,
 * nginx and Caddy, as in docs/deploy. Visitors from other addresses open pages and send forms. The yardstick is the
 * same visitors without the attack. Runs with and without it alternate. The attacker has a low priority, because a real
 * one uses another machine. Needs Linux, openssl, and root for the limits of docs/deploy/floods.nft, which apply in a
 * separate network namespace.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as secured } from "node:tls";
import { parseEnv } from "node:util";
import { SMTPServer } from "smtp-server";
import { Client } from "undici";
import { eventsAt } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { formNames } from "../../data/forms/every-form.ts";
import { freePort, hasProgram, type Place, type Program, servername, spawnProxy } from "../proxy-process.ts";
import { filled } from "../unit/server/filled.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 10);
const visitsPerSecond = 4;
const pages = ["/", "/about", "/events"];
const headers = { Host: servername, "Accept-Encoding": "br" };
const event = eventsAt(new Date()).find(({ seats, startsAt }) => seats && new Date(startsAt) > new Date())?.slug ?? "";

let visitors = 0;

interface Outcome {
  /** Duration of each request in milliseconds. */
  waits: number[];
  /** Statuses other than 200. */
  failures: number[];
  /** Submissions whose sender gets no mail, or no seat at the event. */
  unserved: string[];
}

/** True if the kernel's limits apply. */
const isLimited = process.env.LIMITED === "yes";
const [role, typedPort] = process.argv.slice(2);
if (role === "attacker") await attack(Number(typedPort));
else if (!isLimited && spawnSync("unshare", ["--net", "nft", "list", "ruleset"]).status === 0) {
  const command = `ip link set lo up && LIMITED=yes exec ${process.execPath} ${import.meta.filename}`;
  spawnSync("unshare", ["--net", "sh", "-c", command], { stdio: "inherit" });
} else {
  if (!isLimited) console.log("attack: without floods.nft, which needs nft and root");
  const programs = (["nginx", "caddy"] as const).filter(hasProgram);
  if (programs.length === 0) console.log("attack: there is neither nginx nor caddy here");
  for (const program of programs) {
    console.log(program);
    await compare(program);
  }
}

async function compare(program: Program): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => void stream.on("end", done).resume(),
  }).listen(0, "127.0.0.1");
  await once(mail, "listening");
  const service = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      ...parseEnv(readFileSync("docs/deploy/kindred-ground.env", "utf8")),
      PORT: "0",
      SECRET: randomUUID(),
      MAIL_FROM: "hello@example.org",
      DATA_DIR: join(folder, "data"),
      SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
      CHECK_DOMAINS: "no",
    },
    stdio: ["ignore", "pipe", openSync(join(folder, "log"), "a")],
  });
  const [line] = service.stdout ? await once(service.stdout, "data") : [];
  const [, servicePort = ""] = /http:\S+:(\d+)/.exec(String(line)) ?? [];
  const port = await freePort();
  if (isLimited) {
    const limits = readFileSync("docs/deploy/floods.nft", "utf8").replaceAll("port 443", `port ${port}`);
    execFileSync("nft", ["-f", "-"], { input: limits });
  }
  const proxy = await startProxy(program, {
    folder,
    site: resolve("build/client"),
    servicePort: Number(servicePort),
    port,
    plainPort: await freePort(),
  });
  process.once("exit", () => [proxy, service].map((child) => child.kill()));

  const [calm, attacked] = [noOutcome(), noOutcome()];
  for (let round = 0; round < rounds; round++) {
    await visitTogether(port, calm);
    const attacker = spawn(
      "chrt",
      ["--other", "0", "nice", process.execPath, import.meta.filename, "attacker", String(port)],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    await pause(500);
    await visitTogether(port, attacked);
    attacker.kill();
    await once(attacker, "exit");
  }
  for (const child of [proxy, service]) {
    child.kill();
    await once(child, "exit");
  }
  mail.close();
  rmSync(folder, { recursive: true });
  print("visitors alone", calm, calm);
  print("visitors under attack", attacked, calm);
}

async function startProxy(program: Program, place: Place) {
  const { process } = spawnProxy(program, place);
  for (const client = clientFrom("127.0.0.1", place.port); ; await pause(50)) {
    if (process.exitCode !== null) throw new Error(`${program} did not start`);
    if ((await client.request({ method: "GET", path: "/livez", headers }).catch(() => undefined))?.statusCode === 200)
      return process;
  }
}

function clientFrom(localAddress: string, port: number): Client {
  const connect = { servername, rejectUnauthorized: false };
  return new Client(`https://127.0.0.1:${port}`, { localAddress, connect });
}

async function send(client: Client, form: string, fields: object) {
  const { statusCode, body } = await client.request({
    method: "POST",
    path: `/forms/${form}`,
    headers: {
      ...headers,
      Accept: "application/json",
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    },
    body: JSON.stringify(fields),
  });
  const text = await body.text();
  return { statusCode, receipt: statusCode === 200 ? JSON.parse(text) : {} };
}

async function attack(port: number): Promise<void> {
  const address = "127.0.0.2";
  const many = (count: number, work: (client: Client) => Promise<unknown>) =>
    Array.from({ length: count }, async () => {
      for (;;) {
        const client = clientFrom(address, port);
        // The proxy closes a connection after some requests, so the work continues on another.
        await work(client).catch(() => {});
        await client.close();
      }
    });
  const again = async (work: () => Promise<unknown>) => {
    for (;;) await work();
  };
  let [sent, pagesOpened] = [0, 0];
  process.once("SIGTERM", () => {
    console.log(`attacker: ${sent} forms, ${pagesOpened} pages`);
    process.exit();
  });
  const email = () => `${sent++}-${randomUUID()}@example.org`;
  const big = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`field${index}`, "x"]));
  await Promise.all([
    ...many(10, async () => {
      const plain = connect({ host: "127.0.0.1", port, localAddress: address });
      const socket = secured({ socket: plain, servername, rejectUnauthorized: false });
      socket.on("error", () => {});
      socket.write(`POST /forms/contact HTTP/1.1\r\nHost: ${servername}\r\nContent-Length: 60000\r\n\r\n`);
      while (!socket.destroyed && socket.write("x")) await pause(200);
    }),
    ...many(20, (client) =>
      again(async () => {
        const form = (sent % 2 === 0 && formNames[(sent / 2) % formNames.length]) || "event-registration";
        await send(client, form, filled(form, { email: email(), message: randomUUID(), event, people: "20" }));
      }),
    ),
    ...many(10, (client) => again(() => send(client, "contact", { ...big, email: "nobody" }))),
    ...many(20, (client) =>
      again(async () => {
        const path = pages[Math.floor(Math.random() * pages.length)] ?? "/";
        await (await client.request({ method: "GET", path, headers: { Host: servername } })).body.dump();
        pagesOpened++;
      }),
    ),
  ]);
}

function noOutcome(): Outcome {
  return { waits: [], failures: [], unserved: [] };
}

async function visitTogether(port: number, outcome: Outcome): Promise<void> {
  const visits: Promise<void>[] = [];
  for (let visit = 0; visit < visitsPerSecond * seconds; visit++) {
    visits.push(visitOnce(port, outcome));
    await pause(1_000 / visitsPerSecond);
  }
  await Promise.all(visits);
}

/** Opens pages and sends a form, as a visitor with a separate address. Every eighth visitor registers for an event. */
async function visitOnce(port: number, outcome: Outcome): Promise<void> {
  const visitor = visitors++;
  const client = clientFrom(`127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`, port);
  const timed = async <Answer extends { statusCode: number }>(ask: () => Promise<Answer>) => {
    const start = performance.now();
    const answer = await ask();
    outcome.waits.push(performance.now() - start);
    if (answer.statusCode !== 200) outcome.failures.push(answer.statusCode);
    return answer;
  };
  for (const path of pages)
    await timed(async () => {
      const answer = await client.request({ method: "GET", path, headers });
      await answer.body.dump();
      return answer;
    });
  const short = visitor % 2 === 0 ? "newsletter" : "contact";
  const form = visitor % 8 === 0 ? "event-registration" : short;
  const fields = filled(form, { email: `${visitor}@example.org`, message: randomUUID(), event, people: "1" });
  const { receipt } = await timed(() => send(client, form, fields));
  if (form === "event-registration" ? receipt.instead?.title !== answers.placement.held.title : receipt.instead)
    outcome.unserved.push(`${form}: ${receipt.instead?.title}`);
  await client.close();
}

function print(title: string, { waits, failures, unserved }: Outcome, reference: Outcome): void {
  const [[p50, p99], [calm50, calm99]] = [waits, reference.waits].map((each) => {
    const sorted = each.toSorted((one, other) => one - other);
    return [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
  }) as [[number, number], [number, number]];
  const times = [
    `p50 ${p50.toFixed(1)} ms (${(p50 / calm50).toFixed(2)})`,
    `p99 ${p99.toFixed(1)} ms (${(p99 / calm99).toFixed(2)})`,
  ];
  const rest = [
    `${failures.length} failed ${[...new Set(failures)]}`,
    `${unserved.length} without mail or a place`,
    ...new Set(unserved),
  ];
  console.log(
    `${title.padEnd(22)} ${waits.length} requests, ${[...times, ...rest].join(", ")}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
}
