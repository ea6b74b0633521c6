import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Judgment } from "@kindred-ground/tokens/gate/judge.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import type { Mode } from "../../theme/conditions.ts";
import { judgeTheme } from "../../theme/judge-colors.ts";
import { readColors } from "../../theme/read-tokens.ts";
import { tokenFiles } from "../../theme/token-files.ts";
import { run } from "../run.mjs";
import { build, clearStamp } from "../set-up.mjs";

/** Folders of the project before and after the change, both built. */
export interface Trees {
  before: string;
  after: string;
  /** The comparison in words: "a1b2c3d and your files". */
  title: string;
  /** Deletes the copy. */
  remove(): void;
}

const copy = ".cache/look";

/**
 * Builds the project twice: as it is, and a copy with the commit's files or with other token files. Throws with the
 * build's output if a build fails.
 */
export async function treesOf(files: readonly string[], since: string | undefined): Promise<Trees> {
  for (const file of files) expectTokenFile(file);
  const commit = files.length > 0 ? undefined : commitOf(since ?? "HEAD");
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("exit", remove);
  writeCopy(files, commit);
  // Runs both builds at the same time, because most steps of a build use one core.
  await Promise.all([buildOwn(), buildCopy()]);
  if (commit) return { before: copy, after: ".", title: `${since ?? "The last commit"} and your files`, remove };
  return { before: ".", after: copy, title: `Your files, and with ${files.join(", ")}`, remove };
}

/** Returns the theme's colors from the token files of a folder. */
export function colorsOf(folder: string): ThemeColors<Mode> {
  const { files, resolver } = themeIn(folder);
  return readColors(files, resolver);
}

/** Judges the theme's colors from the token files of a folder. */
export function judgeFolder(folder: string): Judgment {
  const { files, resolver, texts } = themeIn(folder);
  return judgeTheme(files, resolver, texts);
}

function themeIn(folder: string) {
  const read = (name: string) => readFileSync(join(folder, "theme/tokens", name), "utf8");
  const texts = new Map(Object.keys(tokenFiles).map((name) => [name, read(name)]));
  const files = Object.fromEntries([...texts].map(([name, text]) => [name, JSON.parse(text)]));
  return { files, texts, resolver: JSON.parse(read("resolver.json")) };
}

function expectTokenFile(file: string): void {
  const names = [...Object.keys(tokenFiles), "resolver.json"];
  if (!existsSync(file)) throw new Error(`no file '${file}'`);
  if (!names.includes(basename(file)))
    throw new Error(`'${file}' has no counterpart in theme/tokens/; name it like one of ${names.join(", ")}`);
}

function commitOf(name: string): string {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).trim();
  } catch {
    throw new Error(`git knows no commit '${name}'`);
  }
}

/** Writes a folder with the commit's files, or with the project's files and these token files. Returns its path. */
export function writeCopy(files: readonly string[], commit: string | undefined): string {
  rmSync(copy, { recursive: true, force: true });
  if (commit) writeCommit(commit);
  else writeOwnFiles(files);
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

function writeCommit(commit: string): void {
  mkdirSync(copy, { recursive: true });
  // Uses a separate index, so that the developer's staged changes stay as they are.
  const env = { ...process.env, GIT_INDEX_FILE: resolve(copy, ".index") };
  execFileSync("git", ["read-tree", commit], { env });
  execFileSync("git", ["checkout-index", "--all", `--prefix=${resolve(copy)}/`], { env });
}

function writeOwnFiles(files: readonly string[]): void {
  for (const path of git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")) {
    if (path === "" || !existsSync(path)) continue;
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(path, join(copy, path));
  }
  for (const file of files) copyFileSync(file, join(copy, "theme/tokens", basename(file)));
}

async function buildCopy(): Promise<void> {
  console.error("Building the site with the other files …");
  await buildPages(copy);
}

/**
 * Builds the project's own files. If their colors fail, leaves out the color check, because the build would refuse
 * them.
 */
async function buildOwn(): Promise<void> {
  if (judgeFolder(".").lines.length === 0) return await build();
  console.error("Building the site …");
  clearStamp();
  await buildPages(".");
}

/** Builds the pages without the color check, because a designer also wants to see a change that fails it. */
async function buildPages(cwd: string): Promise<void> {
  for (const [program, ...words] of [
    ["react-router", "build"],
    ["node", "prerender/finish.ts"],
  ] as const) {
    const { code, output } = await run(program, words, { capture: true, cwd });
    if (code !== 0) throw new Error(`building the pages of '${cwd}' failed\n${output.trim()}`);
  }
}

function git(...words: readonly string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 26 });
}
