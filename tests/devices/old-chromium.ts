import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { install } from "../../scripts/set-up.mjs";

/** Milliseconds that one process waits for another's installation. */
const patience = 180_000;
const cache = ".cache";
const here = relative(".", import.meta.dirname);

export const oldVersions = [92, 103, 110, 118, 122] as const;
export type OldVersion = (typeof oldVersions)[number];

/** The oldest version of the class "sound" that exists as a package. */
export const oldestSound = 103;

/** True for `npm run devices`, which tests every old version and each missing feature on its own. */
export const testsAll = process.env.DEVICES === "all";

interface Package {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** True on Linux on x64, the only platform for which the packages contain binaries. */
export const runsOldChromium = process.platform === "linux" && process.arch === "x64";

/** Resolves to the path of an old headless Chromium. Installs and unpacks it on first use. */
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

/** Writes to a temporary name first, so that a file with the final name is always complete. */
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

/** Returns a version such as `103.0.0`, from `npm:@sparticuz/chromium@103.0.0`. */
function lockedVersion(version: OldVersion): string {
  const { dependencies, optionalDependencies } = readPackage();
  const wanted = { ...dependencies, ...optionalDependencies }[aliasOf(version)];
  const exact = wanted?.split("@").at(-1);
  if (!exact) throw new Error(`${here}/package.json has no ${aliasOf(version)}`);
  return exact;
}
