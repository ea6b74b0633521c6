import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages, run } from "./run.mjs";

/**
 * Names of Chromium. The headless shell is first, because a full browser draws a window for each test, which takes
 * longer.
 */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's packages for both kinds. Older systems have no separate package for the headless shell. */
const debianPackages = ["chromium-headless-shell", "chromium"];
const macs = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the path of a Chromium for the browser tests. Tries `CHROMIUM_PATH`, the machine's browsers and Playwright's
 * download. As root on a Debian-like system, it then installs the package. Throws with instructions if none works.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is '${named}', which does not exist`);
  }
  const present = onMachine() ?? (await downloaded());
  if (present) return present;

  console.log("Found no Chromium; downloading it for the tests …");
  await run("playwright", ["install", "chromium"], {
    capture: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
  const fetched = await downloaded();
  if (fetched) return fetched;

  for (const name of debianPackages) {
    await installPackages("Chromium", name);
    const installed = onMachine();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM_PATH to the browser’s executable.");
}

/** Installs the headless shell and the full browser, because continuous integration tests both. Requires root. */
export async function installBoth() {
  for (const name of debianPackages) if (!onPath(name)) await installPackages(name, name);
}

/** Returns one path for each kind of Chromium on the machine, and the one that the tests use. */
export async function chromiumsOnMachine() {
  const both = debianPackages.map(onPath).filter(Boolean);
  return [...new Set([...both, await findChromium()])];
}

function onMachine() {
  return names.map(onPath).find(Boolean) ?? macs.find((path) => existsSync(path));
}

export function onPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

async function downloaded() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
