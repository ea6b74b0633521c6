import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type RequestOptions, request as requestOverTls } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { endsWithTest } from "../children.ts";

export const servername = "www.example.org";

export function hasProgram(name: string): boolean {
  return spawnSync(name, [name === "caddy" ? "version" : "-v"]).status === 0;
}

interface Place {
  folder: string;
  /** Folder of the built site. */
  site: string;
  servicePort: number;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RunningProxy {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts a form as a browser without scripts does. */
  post(path: string, typed: Record<string, string>): Promise<Answer>;
  /** Asks on port 80, without TLS. */
  plainPort: number;
  /** Everything that the proxy has logged. */
  log(): string;
}

/** Starts a proxy with the documented file, with other ports and folders, and a separate certificate. */
export async function startProxy(program: "nginx" | "caddy", place: Place): Promise<RunningProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  certificateIn(place.folder);
  // nginx works as another user.
  chmodSync(place.folder, 0o755);
  const begin = { nginx: startNginx, caddy: startCaddy }[program];
  const log = begin(place, port, plainPort);
  const ask = async ({ body = "", headers, ...request }: RequestOptions & { body?: string }): Promise<Answer> => {
    const options: RequestOptions = { port, ...request, headers: { Host: servername, ...headers } };
    const asked = requestOverTls({
      ...options,
      host: "127.0.0.1",
      servername,
      rejectUnauthorized: false,
      agent: false,
    });
    const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
      asked.once("response", resolve).once("error", reject).end(body);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  };
  const get: RunningProxy["get"] = (path, headers = {}) => ask({ path, headers });
  const post: RunningProxy["post"] = (path, typed) => {
    const body = new URLSearchParams(typed).toString();
    const type = "application/x-www-form-urlencoded";
    const headers = { "Content-Type": type, "Content-Length": body.length, Origin: `https://${servername}` };
    return ask({ method: "POST", path, headers, body });
  };
  for (;;) {
    const isUp = await get("/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return { get, post, plainPort, log };
    await pause(50);
  }
}

function documented(program: "nginx.conf" | "Caddyfile", { folder, site, servicePort }: Place): string {
  return readFileSync(join("docs/deploy", program), "utf8")
    .replaceAll("/etc/kindred-ground", folder)
    .replaceAll("/srv/kindred-site/current", site)
    .replaceAll("/var/lib/kindred-ground-acme", join(folder, "acme"))
    .replaceAll("127.0.0.1:4173", `127.0.0.1:${servicePort}`);
}

function startNginx(place: Place, port: number, plainPort: number): () => string {
  const { folder } = place;
  const own = documented("nginx.conf", place)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${port}`)
    .replaceAll(/(listen (?:\[::\]:)?)80/g, `$1${plainPort}`);
  const uses = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const settings = join(folder, "nginx.conf");
  writeFileSync(
    settings,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 768; }
    http { include /etc/nginx/mime.types; access_log ${folder}/requests;
      ${uses.map((use) => `${use}_temp_path ${folder}/${use};`).join(" ")} ${own} }`,
  );
  endsWithTest(spawn("nginx", ["-c", settings, "-e", join(folder, "errors")], { stdio: "inherit" }));
  return () => ["requests", "errors"].map((name) => readFileSync(join(folder, name), "utf8")).join("");
}

function startCaddy(place: Place, port: number, plainPort: number): () => string {
  const { folder } = place;
  const settings = join(folder, "Caddyfile");
  const files = ["fullchain.pem", "privkey.pem"].map((name) => join(folder, name)).join(" ");
  const own = documented("Caddyfile", place)
    .replace("{\n", `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n`)
    .replace(`${servername} {\n`, `${servername} {\n\ttls ${files}\n`);
  writeFileSync(settings, own);
  const home = join(folder, "caddy");
  mkdirSync(home);
  const child = endsWithTest(
    spawn("caddy", ["run", "--config", settings, "--adapter", "caddyfile"], {
      env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      stdio: ["ignore", "ignore", "pipe"],
    }),
  );
  let logged = "";
  child.stderr?.on("data", (chunk) => (logged += chunk));
  return () => logged;
}

function certificateIn(folder: string): void {
  const made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/"];
  const names = ["-addext", `subjectAltName=DNS:${servername}`];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", ...made, ...names, ...files], { stdio: "pipe" });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
