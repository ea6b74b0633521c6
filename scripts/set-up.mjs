import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./run.mjs";

const buildStamp = "build/.built";

/** Progress goes to standard error: what a command writes may be on its way into a file. */
const beside = { stdio: ["ignore", 2, 2] };

/** What the built site is made from. */
const sources = [
  "data",
  "markup",
  "money",
  "pictures",
  "policy",
  "prerender",
  "src",
  "theme",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/**
 * Installs the dependencies of the package in a folder where they are missing or older than its lockfile. Runs on any Node
 * from 20 on. Optional ones may be for other machines ("try"), be left out ("omit") or have to be there ("need").
 *
 * @param {"try" | "omit" | "need"} optional
 */
export async function install(folder = ".", optional = "try") {
  if (isInstalled(folder, optional === "need")) return;
  console.error("Installing dependencies (once; about a minute) …");
  const command = ["ci", "--prefix", folder, "--include=dev", "--no-audit", "--no-fund"];
  if (optional === "omit") command.push("--omit=optional");
  await mustRun("Installing dependencies", "npm", command, beside);
}

/** Whether what is installed is what the lockfile names. npm notes it itself, when it is done. */
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

/** Builds the site where the built one is missing or older than its sources. */
export async function build() {
  if (read(buildStamp) === currentSources()) return;
  console.error("Building the site …");
  await mustRun("Building the site", "npm", ["run", "--silent", "build"], beside);
}

/** Forgets what the site was built from: a build that fails half way must not count. */
export function clearStamp() {
  rmSync(buildStamp, { force: true });
}

/** Notes what the site has just been built from. */
export function stampBuild() {
  writeFileSync(buildStamp, currentSources());
}

/** A hash of the sources, and the address forms are sent to, which is built in. */
function currentSources() {
  return `${hashOf(sources)} ${process.env.VITE_FORMS_ENDPOINT ?? ""}`;
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
