import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installPackages } from "./run.mjs";

/** User and group ID of `nobody` on every Linux, because PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? nobody : {};
const timeout = 120_000;
/** Debian's folder for all installed versions. */
const packages = "/usr/lib/postgresql";
/** Linux's in-memory folder, and the minimum free space there in bytes. */
const memory = { folder: "/dev/shm", minFree: 2 ** 30 };

/**
 * Starts a separate PostgreSQL server with an empty data folder and a free port. `stop` ends it and deletes its folder.
 * Returns undefined if the machine has no PostgreSQL, or if it cannot start. The data is in memory if there is enough
 * space. With `onDisk`, as for a benchmark, the data goes to disk. With `parent`, it goes to a new folder there.
 *
 * @typedef {{ url: string, stop: () => Promise<void>, restart: (mode: "fast" | "immediate") => Promise<void> }} Postgres
 * @param {{ onDisk?: boolean, parent?: string }} [options]
 * @returns {Promise<Postgres | undefined>}
 */
export async function startPostgres({ onDisk = false, parent = onDisk ? tmpdir() : inMemory() } = {}) {
  const programs = onMachine();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(parent, "postgres-"));
  try {
    return await startIn(folder, programs);
  } catch (error) {
    console.log(`Cannot run PostgreSQL in ${programs}: ${error instanceof Error ? error.message : error}`);
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} programs
 * @returns {Promise<Postgres>}
 */
async function startIn(folder, programs) {
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  const cluster = ["-D", data, "-U", "intake", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  execFileSync(join(programs, "initdb"), cluster, { ...user, cwd: folder, stdio: "pipe" });

  const port = await freePort();
  const begin = () => listening(join(programs, "postgres"), { data, port, cwd: folder });
  let server = await begin();
  const endWithProcess = () => server.kill("SIGQUIT");
  process.once("exit", endWithProcess);
  return {
    url: `postgres://intake@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off("exit", endWithProcess);
      await ended(server, "fast");
      rmSync(folder, { recursive: true, force: true });
    },
    async restart(mode) {
      await ended(server, mode);
      server = await begin();
    },
  };
}

function inMemory() {
  if (!existsSync(memory.folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory.folder);
  return bavail * bsize > memory.minFree ? memory.folder : tmpdir();
}

function onMachine() {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = newestFirst.map((version) => join(packages, version, "bin"));
  return [...folders, ...(process.env.PATH ?? "").split(delimiter)].find(
    (path) => existsSync(join(path, "initdb")) && existsSync(join(path, "postgres")),
  );
}

/** Installs the system's package if there is no PostgreSQL. Requires root on a Debian-like system. */
export async function installPostgres() {
  if (onMachine() || !(await installPackages("PostgreSQL", "postgresql-common"))) return;
  // Keeps the package from creating and starting a database.
  appendFileSync("/etc/postgresql-common/createcluster.conf", "\ncreate_main_cluster = false\n");
  await installPackages("PostgreSQL", "postgresql");
}

/**
 * @param {string} program
 * @param {{ data: string, port: number, cwd: string }} where
 * @returns {Promise<import("node:child_process").ChildProcess>}
 */
function listening(program, { data, port, cwd }) {
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "", max_connections: 40 };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program, ["-D", data, ...flags], { ...user, cwd, stdio: ["ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${log}`));
    const timer = setTimeout(fail, timeout);
    server.once("exit", fail);
    server.stderr.on("data", (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (!String(chunk).includes("ready to accept connections")) return;
      clearTimeout(timer);
      server.off("exit", fail);
      resolve(server);
    });
  });
}

/**
 * Stops the server with the signals of `pg_ctl stop -m`.
 *
 * @param {import("node:child_process").ChildProcess} server
 * @param {"fast" | "immediate"} mode
 */
function ended(server, mode) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve(undefined);
    server.once("exit", resolve);
    server.kill(mode === "immediate" ? "SIGQUIT" : "SIGINT");
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
