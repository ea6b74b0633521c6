import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type FontFacts, readFont } from "./read-font.ts";
import type { Generic } from "./stand-ins.ts";

export type FontUse = "heading" | "body";

/** A font as requested on the command line. */
export interface FontRequest {
  use: FontUse;
  /** Family of a Fontsource package, or path of a .woff2 file. */
  name: string;
  /** Path of the italic .woff2 file. Packages have their own. */
  italic?: string | undefined;
  /** Values of axes other than weight, by tag. */
  axes: Readonly<Record<string, number>>;
}

interface FontFile {
  path: string;
  style: "normal" | "italic";
}

export interface FontSource extends FontRequest {
  family: string;
  slug: string;
  facts: FontFacts;
  files: FontFile[];
  generic: Generic;
}

/** Characters that the font must have, because English text would show boxes without them. */
const needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()’“”–—";

export function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}

export function isFile(name: string): boolean {
  return name.toLowerCase().endsWith(".woff2");
}

export function folderOf(family: string): string {
  return `node_modules/@fontsource-variable/${slugOf(family)}`;
}

/**
 * Finds and reads the files of a font, which must have both of the `weights`, the lightest and the heaviest in use.
 *
 * @throws Error with file, cause and fix if a file is missing, damaged, or not a font for this site's text
 */
export function findFont(request: FontRequest, weights: readonly [number, number]): FontSource {
  const { name, italic, axes, use } = request;
  const found = isFile(name) ? ownFiles(name, italic) : packageFiles(request);
  const facts = factsOf(found.path, { isItalic: false });
  if (found.italic) factsOf(found.italic, { isItalic: true });
  const [lightest, heaviest] = facts.weights;
  if (lightest > weights[0] || heaviest < weights[1]) {
    const range = lightest === heaviest ? `only the weight ${lightest}` : `the weights ${lightest} to ${heaviest}`;
    throw new Error(
      `${found.path} has ${range}, and fontWeights in theme/tokens/type.tokens.json have ${weights.join(" to ")}; use a variable font, or change those first`,
    );
  }
  checkAxes(found.path, axes, facts, use);
  const family = isFile(name) ? facts.family : name;
  const files: FontFile[] = [{ path: found.path, style: "normal" }];
  // Only running text has emphasis.
  if (found.italic && use === "body") files.push({ path: found.italic, style: "italic" });
  return { ...request, family, slug: slugOf(family), facts, files, generic: genericOf(found.category, facts, family) };
}

interface Found {
  path: string;
  italic?: string | undefined;
  category?: string | undefined;
}

function ownFiles(path: string, italic: string | undefined): Found {
  for (const file of [path, italic])
    if (file !== undefined && !existsSync(file)) throw new Error(`no file '${file}'; write its path from this folder`);
  return { path, italic };
}

function packageFiles({ name, axes, italic }: FontRequest): Found {
  if (italic !== undefined) throw new Error(`${name} is a package with its own italic; leave out --body-italic`);
  const folder = folderOf(name);
  const { variable = {}, category } = readMetadata(folder);
  const tags = Object.keys(axes);
  for (const tag of tags)
    if (!(tag in variable))
      throw new Error(`${name} has no axis ${tag}; it has ${Object.keys(variable).join(", ") || "none"}`);
  const kind = tags.length > 1 ? "full" : (tags[0] ?? "wght").toLowerCase();
  const fileOf = (style: string) => `${folder}/files/${slugOf(name)}-latin-${kind}-${style}.woff2`;
  if (!existsSync(fileOf("normal"))) throw new Error(`${fileOf("normal")} does not exist; install the package again`);
  return { path: fileOf("normal"), italic: existsSync(fileOf("italic")) ? fileOf("italic") : undefined, category };
}

function readMetadata(folder: string): { variable?: Record<string, unknown>; category?: string } {
  try {
    return JSON.parse(readFileSync(`${folder}/metadata.json`, "utf8"));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${folder}/metadata.json cannot be read (${cause}); install the package again`);
  }
}

function factsOf(path: string, { isItalic }: { isItalic: boolean }): FontFacts {
  const facts = named(path, () => readFont(readFileSync(path)));
  const missing = facts.missing(needed);
  if (missing.length > 0) {
    const more = missing.length > 8 ? ` and ${missing.length - 8} more` : "";
    throw new Error(`${path} lacks ${missing.slice(0, 8).join(" ")}${more}; use the file with Latin letters`);
  }
  if (facts.isItalic && !isItalic) throw new Error(`${path} is an italic; name the upright file`);
  if (isItalic && !facts.isItalic) throw new Error(`${path} is upright; name the italic file, or none`);
  return facts;
}

function named<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function checkAxes(path: string, axes: FontRequest["axes"], facts: FontFacts, use: FontUse): void {
  for (const [tag, value] of Object.entries(axes)) {
    const axis = facts.axes[tag];
    if (!axis) throw new Error(`${path} has no axis ${tag}; it has ${Object.keys(facts.axes).join(", ") || "none"}`);
    if (value < axis.min || value > axis.max)
      throw new Error(`${tag}=${value} is outside ${axis.min} to ${axis.max}; write --${use}-axes ${tag}=${axis.max}`);
  }
}

/** Returns the generic family: from the package, or else from the font's data, or else guessed from its name. */
function genericOf(category: string | undefined, facts: FontFacts, family: string): Generic {
  if (category === "serif" || category === "sans-serif") return category;
  if (facts.generic) return facts.generic;
  return /serif/i.test(family) && !/sans/i.test(family) ? "serif" : "sans-serif";
}

/** Returns the path of a file's copy in the theme, or undefined for a file of a package. */
export function copyOf({ slug }: FontSource, { path, style }: FontFile): string | undefined {
  return isFile(basename(path)) && !path.startsWith("node_modules/") ? `theme/fonts/${slug}-${style}.woff2` : undefined;
}
