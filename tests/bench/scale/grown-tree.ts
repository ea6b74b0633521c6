import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Entries } from "./entries.ts";

/** Markers in the files of data/ before which an entry can be inserted. */
const places = {
  products: { file: "data/products.ts", before: "] as const satisfies readonly Product[];" },
  programs: { file: "data/programs.ts", before: "] as const satisfies readonly Program[];" },
  programPages: { file: "data/program-pages.ts", before: "};" },
  programFacets: { file: "data/program-facets.ts", before: "};\n\nconst placeNames" },
  past: { file: "data/events.ts", before: '  {\n    slug: "winter-kitchen"' },
  ahead: { file: "data/events.ts", before: "];\n\n/** As they are written, latest first;" },
};

/** Copies this project to a temporary folder and adds the generated entries. */
export function grownTree({ articles, products, programs, programPages, programFacets, events }: Entries): string {
  const root = mkdtempSync(join(tmpdir(), "scale-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { encoding: "utf8" });
  for (const file of listed.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { force: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const [slug, text] of articles) writeFileSync(join(root, `data/articles/${slug}.mdx`), text);
  insert(places.products, listText(products));
  insert(places.programs, listText(programs));
  insert(places.programPages, recordText(programPages));
  insert(places.programFacets, recordText(programFacets));
  insert(places.past, listText(events.past));
  insert(places.ahead, listText(events.ahead));
  return root;

  function insert({ file, before }: { file: string; before: string }, text: string): void {
    const path = join(root, file);
    const [start, ...rest] = readFileSync(path, "utf8").split(before);
    if (rest.length !== 1)
      throw new Error(`tests/bench/scale: ${file} does not have '${before}' once; see grown-tree.ts`);
    writeFileSync(path, `${start}${text}${before}${rest[0]}`);
  }
}

export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

function listText(entries: readonly object[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)},\n`).join("");
}

function recordText(entries: Record<string, object>): string {
  return Object.entries(entries)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)},\n`)
    .join("");
}
