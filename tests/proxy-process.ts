import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";

export type Program = "nginx" | "caddy";

/** Host name of the site in the files of docs/deploy. */
export const servername = "www.example.org";

export interface Place {
  folder: string;
  /** Folder of the built site. */
  site: string;
  servicePort: number;
  /** Port for TLS. */
  port: number;
  /** Port without TLS. */
  plainPort: number;
}

interface ProxyProcess {
  process: ChildProcess;
  /** Returns everything that the proxy has logged. */
  log: () => string;
}

export function hasProgram(name: string): boolean {
  return spawnSync(name, [name === "caddy" ? "version" : "-v"]).status === 0;
}

/**
 * Starts a proxy with its file in docs/deploy, but with other ports and folders, and a separate certificate. With
 * `isOne`, the proxy is a single process, so killing it leaves no other process running.
 */
export function spawnProxy(program: Program, place: Place, isOne = false): ProxyProcess {
  makeCertificate(place.folder);
  // nginx reads the folder as another user.
  chmodSync(place.folder, 0o755);
  return program === "nginx" ? spawnNginx(place, isOne) : spawnCaddy(place);
}

function documented(program: "nginx.conf" | "Caddyfile", { folder, site, servicePort }: Place): string {
  return readFileSync(join("docs/deploy", program), "utf8")
    .replaceAll("/etc/kindred-ground", folder)
    .replaceAll("/srv/kindred-site/current", site)
    .replaceAll("/var/lib/kindred-ground-acme", join(folder, "acme"))
    .replaceAll("127.0.0.1:4173", `127.0.0.1:${servicePort}`);
}

function spawnNginx(place: Place, isOne: boolean): ProxyProcess {
  const { folder, port, plainPort } = place;
  const own = documented("nginx.conf", place)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${port}`)
    .replaceAll(/(listen (?:\[::\]:)?)80/g, `$1${plainPort}`);
  const uses = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const settings = join(folder, "nginx.conf");
  writeFileSync(
    settings,
    `daemon off; ${isOne ? "master_process off" : "worker_processes auto"}; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 768; }
    http { include /etc/nginx/mime.types; access_log ${folder}/requests;
      ${uses.map((use) => `${use}_temp_path ${folder}/${use};`).join(" ")} ${own} }`,
  );
  const process = spawn("nginx", ["-c", settings, "-e", join(folder, "errors")], { stdio: "inherit" });
  return {
    process,
    log: () => ["requests", "errors"].map((name) => readFileSync(join(folder, name), "utf8")).join(""),
  };
}

function spawnCaddy(place: Place): ProxyProcess {
  const { folder, port, plainPort } = place;
  const settings = join(folder, "Caddyfile");
  const files = ["fullchain.pem", "privkey.pem"].map((name) => join(folder, name)).join(" ");
  const own = documented("Caddyfile", place)
    .replace("{\n", `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n`)
    .replace(`${servername} {\n`, `${servername} {\n\ttls ${files}\n`);
  writeFileSync(settings, own);
  const home = join(folder, "caddy");
  mkdirSync(home);
  const child = spawn("caddy", ["run", "--config", settings, "--adapter", "caddyfile"], {
    env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let logged = "";
  child.stderr?.on("data", (chunk) => (logged += chunk));
  return { process: child, log: () => logged };
}

function makeCertificate(folder: string): void {
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
