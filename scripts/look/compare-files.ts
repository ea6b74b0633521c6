import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { run } from "../run.mjs";
import type { Trees } from "./trees.ts";

/** A file in which the two sides differ. */
export interface FileChange {
  /** Path in the built site or among the emails: "social/donate.png". */
  name: string;
  /** Copies next to the report. Undefined if that side has no such file. */
  before?: string;
  after?: string;
}

export interface FileChanges {
  /** Pictures of link previews, and icons. */
  pictures: FileChange[];
  mails: FileChange[];
  /** Numbers of compared files. */
  counts: { pictures: number; mails: number };
}

/** Pictures that the build draws from tokens. Those in assets/ are drawn by hand. */
const pictures = "{*.png,*.ico,social/**/*.png}";
const mailFolder = ".data/mail-preview";

/**
 * Compares files that no page shows: pictures of link previews, icons and emails. Copies the files that differ into
 * `out`.
 */
export async function compareFiles(trees: Pick<Trees, "before" | "after">, out: string): Promise<FileChanges> {
  const now = Date.now();
  for (const folder of [trees.before, trees.after]) await writeMails(folder, now);
  const drawn = changesIn(trees, "build/client", pictures, out);
  const mails = changesIn(trees, mailFolder, "*.html", out);
  return {
    pictures: drawn.changes,
    mails: mails.changes.filter(({ name }) => name !== "index.html"),
    counts: { pictures: drawn.count, mails: mails.count - 1 },
  };
}

/** Writes the emails of a project folder. Their links contain the time, so both sides use the same time. */
async function writeMails(cwd: string, now: number): Promise<void> {
  const clock = `data:text/javascript,Date.now=()=>${now}`;
  const { code, output } = await run("node", ["--import", clock, "scripts/mail-preview.ts"], { capture: true, cwd });
  if (code !== 0) throw new Error(`writing the mails of '${cwd}' failed\n${output.trim()}`);
}

/** Compares files byte by byte, and copies those that differ into `out`. */
export function changesIn(
  { before, after }: Pick<Trees, "before" | "after">,
  folder: string,
  pattern: string,
  out: string,
): { changes: FileChange[]; count: number } {
  const sides = { before: join(before, folder), after: join(after, folder) };
  const names = [...new Set(Object.values(sides).flatMap((cwd) => globSync(pattern, { cwd })))].sort();
  const changes = names.flatMap((name): FileChange[] => {
    const [was, is] = Object.values(sides).map((side) => {
      const file = join(side, name);
      return existsSync(file) ? readFileSync(file) : undefined;
    });
    if (was && is && was.equals(is)) return [];
    return [
      {
        name,
        ...(was ? { before: copied(join(sides.before, name), "before", name, out) } : {}),
        ...(is ? { after: copied(join(sides.after, name), "after", name, out) } : {}),
      },
    ];
  });
  return { changes, count: names.length };
}

/** Copies a file next to the report, and returns its name there. */
function copied(file: string, side: string, name: string, out: string): string {
  const end = extname(name);
  const copy = `${name.slice(0, -end.length).replaceAll(/[\\/]/g, "-")}-${side}${end}`;
  mkdirSync(dirname(join(out, copy)), { recursive: true });
  cpSync(file, join(out, copy));
  return copy;
}
