/**
 * Checks the port, the disk and the browser path in less than a second, before minutes of work. Runs on any Node from
 * 20 on.
 */
import { existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { defaultHost, defaultPort, whyNotListening } from "../common/listening.mjs";

/** Bytes that an installation, a build and the tests' files need (0.9 GB on 2026-11-27), with room for the service. */
const neededSpace = 1.5e9;

/** Ends the program if the service's port is not free. Leaves other settings, and mistakes in them, to the service. */
export async function assertPort() {
  const { HOST: host = defaultHost, PORT = defaultPort } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const problem = await listeningProblem(host, port);
  if (problem) end(whyNotListening({ host, port }, problem));
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
function listeningProblem(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Ends the program if the disk lacks the space for an installation. An installed project needs little more. */
export function assertDiskSpace() {
  if (existsSync("node_modules/.package-lock.json")) return;
  const { bavail, bsize } = statfsSync(".");
  const free = bavail * bsize;
  if (free >= neededSpace) return;
  const gigabytes = (/** @type {number} */ bytes) => (bytes / 1e9).toFixed(1);
  end(
    `The disk has ${gigabytes(free)} GB of free space. The project needs ${gigabytes(neededSpace)} GB: delete files, or move it to another disk.`,
  );
}

/** Ends the program if CHROMIUM_PATH names no file. */
export function assertBrowserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    end(`CHROMIUM_PATH is '${named}', which does not exist. Set it to a Chromium, or unset it.`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(message);
  process.exit(1);
}
