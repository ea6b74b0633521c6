import { readFileSync } from "node:fs";
import { formatted, writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import type { Font } from "../../theme/loaded-fonts.ts";
import { copyOf, type FontSource, type FontUse } from "./font-source.ts";
import { readFont } from "./read-font.ts";
import { sampleText, standInsFor } from "./stand-ins.ts";
import type { Changes } from "./write-changes.ts";

const typeFile = "theme/tokens/type.tokens.json";
const fontsFile = "theme/fonts.json";
const importsFile = "theme/font-files.ts";

/** Weight of the letters in pictures, by use of the font. */
const cutWeights: Readonly<Record<FontUse, number>> = { heading: 600, body: 450 };
/** Weight of running text, at which fonts are compared. */
const plainWeight = 400;

/** The letters of the site's languages, and its punctuation. */
const letters = `${Array.from({ length: 0x160 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}‘’“”–—…•`;

/** Returns a static TrueType font that has only `letters`, at the given values of all axes. */
export type Cut = (font: Uint8Array, letters: string, axes: Readonly<Record<string, number>>) => Promise<Uint8Array>;

type FontFace = { family: string; path: string; style: string };

/** Returns every file that the theme needs for new fonts, by path. Writes nothing. */
export async function fontChanges(sources: readonly FontSource[], cut: Cut): Promise<Changes> {
  const changes: Changes = new Map();
  const fonts: Record<FontUse, Font> = JSON.parse(readFileSync(fontsFile, "utf8"));
  let type = readFileSync(typeFile, "utf8");
  for (const source of sources) {
    const font = await fontOf(source, cut, changes);
    fonts[source.use] = font;
    const names = [font.family, ...font.standIns.map(({ family }) => family), source.generic];
    type = writeTokens(type, [{ path: `fonts.${source.use}`, value: names }]);
  }
  changes.set(fontsFile, `${formatted(fonts, { column: 0, indent: 0 }, true)}\n`);
  changes.set(importsFile, importsOf(Object.values(fonts).flatMap(facesOf)));
  changes.set(typeFile, type);
  return changes;
}

/**
 * Returns the commands that remove the files and packages that only earlier fonts needed. `written` is the new text of
 * fonts.json.
 */
export function unusedFiles(before: readonly Font[], written: string): string[] {
  const isUnused = (path: string) => !written.includes(`"${path}"`);
  const files = before.flatMap(({ cut, files }) => [cut, ...files.map(({ path }) => path)]).filter(isUnused);
  const packages = files.flatMap((path) => /^node_modules\/(@[^/]{1,100}\/[^/]{1,100})\//.exec(path)?.[1] ?? []);
  const kept = files.filter((path) => !path.startsWith("node_modules/"));
  const unusedPackages = [...new Set(packages)].filter((name) => !written.includes(`node_modules/${name}/`));
  return [...kept.map((path) => `git rm ${path}`), ...unusedPackages.map((name) => `npm uninstall ${name}`)];
}

async function fontOf(source: FontSource, cut: Cut, changes: Changes): Promise<Font> {
  const { use, family, slug, facts, axes, files } = source;
  const [upright] = files;
  const bytes = readFileSync(upright?.path ?? "");
  const settings = {
    ...Object.fromEntries(Object.entries(facts.axes).map(([tag, axis]) => [tag, axis.default])),
    ...axes,
  };
  const plain = await cut(bytes, sampleText, { ...settings, wght: plainWeight });
  const { widthOf } = readFont(plain);
  const picture = `prerender/pictures/letters/${slug}.ttf`;
  changes.set(picture, await cut(bytes, letters, { ...settings, wght: cutWeights[use] }));
  const paths = files.map((file) => {
    const copy = copyOf(source, file);
    if (copy) changes.set(copy, readFileSync(file.path));
    return { path: copy ?? file.path, style: file.style };
  });
  const [lightest, heaviest] = facts.weights;
  return {
    family: `${family} Variable`,
    lightest,
    heaviest,
    axes: { ...axes },
    files: paths,
    cut: picture,
    standIns: standInsFor(family, { widthOf, ascent: facts.ascent, descent: facts.descent }, source.generic),
  };
}

function facesOf({ family, files }: Font): FontFace[] {
  return files.map((file) => ({ family, ...file }));
}

/** Returns a module that imports each file's address, which only the bundler knows. */
function importsOf(faces: readonly FontFace[]): string {
  const files = [...new Set(faces.map(({ path }) => path))].sort();
  const nameOf = (path: string) => `file${files.indexOf(path) + 1}`;
  const imports = files.map((path) => `import ${nameOf(path)} from "${specifierOf(path)}?url";`);
  const unique = [...new Map(faces.map((face) => [face.path, face])).values()];
  const items = unique.map(
    ({ family, path, style }) => `  { family: "${family}", url: ${nameOf(path)}, style: "${style}" },`,
  );
  return `${imports.join("\n")}\n\n/** Files of the fonts in fonts.json, written by \`npm run brand\`. */\nexport const fontFiles = [\n${items.join("\n")}\n];\n`;
}

function specifierOf(path: string): string {
  return path.startsWith("node_modules/") ? path.slice("node_modules/".length) : path.replace(/^theme\//, "./");
}
