import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isReal } from "./real-origin.mjs";
import { mustRun } from "./run.mjs";

const buildStamp = "build/.built";

/** Options that send progress to standard error, because a command's standard output may be redirected to a file. */
const beside = { stdio: ["ignore", 2, 2] };

const sources = [
  "data",
  "common",
  "packages",
  "prerender",
  "src",
  "theme",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/**
 * Installs a folder's dependencies if they are missing or older than the lockfile. Runs on any Node from 20 on. "try"
 * skips optional dependencies for other machines, "omit" leaves out all of them, and "need" requires all.
 *
 * @param {"try" | "omit" | "need"} optional
 */
export async function install(folder = ".", optional = "try") {
  if (isInstalled(folder, optional === "need")) return;
  console.error("Installing dependencies (once) …");
  // npm warns about packages for newer versions than its own Node, but the project runs on its own Node.
  const command = ["ci", "--prefix", folder, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  if (optional === "omit") command.push("--omit=optional");
  await mustRun("Installing dependencies", "npm", command, { ...beside, usually: "about a minute" });
  sayWhichNode();
}

function sayWhichNode() {
  const own = JSON.parse(readFileSync("package.json", "utf8")).devDependencies?.node;
  if (own && own.split(".")[0] !== process.versions.node.split(".")[0])
    console.error(`Using Node ${own} of this project; yours is ${process.versions.node}.`);
}

/** True if the installed packages match the lockfile. npm records the installed ones after each install. */
function isInstalled(folder, needsOptional) {
  const files = ["package-lock.json", "node_modules/.package-lock.json"].map((file) => join(folder, file));
  const [wanted, noted] = files.map(packagesIn);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || (optional && !needsOptional) || noted[path]?.version === version,
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(lockfile) {
  return JSON.parse(read(lockfile) ?? "{}").packages ?? {};
}

/**
 * Builds the site if the build is missing or older than its sources.
 *
 * @param {Parameters<typeof mustRun>[3]} [options]
 */
export async function build(options = beside) {
  if (read(buildStamp) === currentSources()) return;
  console.error("Building the site …");
  await mustRun("Building the site", "npm", ["run", "--silent", "build"], { ...options, usually: "about a minute" });
}

/** Deletes the stamp before a build, so that a failed build does not count as up to date. */
export function clearStamp() {
  rmSync(buildStamp, { force: true });
}

export function stampBuild() {
  writeFileSync(buildStamp, currentSources());
}

/** Returns a hash of the sources, plus the variables that change the pages. */
function currentSources() {
  const { VITE_FORMS_ENDPOINT = "", ORIGIN, SAMPLES = "" } = process.env;
  return `${hashOf(sources)} ${VITE_FORMS_ENDPOINT} ${isReal(ORIGIN)} ${SAMPLES}`;
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
