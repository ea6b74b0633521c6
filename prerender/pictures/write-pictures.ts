import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { writeXml, xml } from "@kindred-ground/markup/xml.ts";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articleLink } from "../../data/articles.ts";
import { briefs } from "../../data/briefs.ts";
import { eventHead } from "../../data/event-page.ts";
import { events } from "../../data/events.ts";
import { everyPage, partOf } from "../../data/every-page.ts";
import { pages } from "../../data/pages.ts";
import { previewPicture, previewSize, previewSize as size } from "../../data/preview-picture.ts";
import { products } from "../../data/products.ts";
import { programs } from "../../data/programs.ts";
import { rolePath } from "../../data/quiz/role-pages.ts";
import { roles } from "../../data/quiz/roles.ts";
import { type BranchKey, branches, site } from "../../data/site.ts";
import type { Kind } from "../../src/drawings/slug/families.ts";
import { eventPalette } from "../../src/events/event-palette.ts";
import { categoryPalette, productPath } from "../../src/shop/product-rules.ts";
import { themeColor as color, icon, mark, type Palette } from "./icon.ts";
import { letterFiles, letters, lineHeight, setTitle } from "./letters.ts";
import { praxis } from "./praxis.ts";
import { type Art, drawn, quilt } from "./preview-art.ts";
import { rolePreview } from "./role-preview.ts";

const font: ResvgRenderOptions["font"] = { fontFiles: letterFiles, loadSystemFonts: false };

/** Renders an SVG to a PNG that is `width` pixels wide. */
function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng();
}

/** Returns the width of text in the heading typeface, in em. */
function widthOf(words: string): number {
  const known = widths.get(words);
  if (known !== undefined) return known;
  const text = xml("text", { y: "100", "font-family": letters.heading, "font-size": "100" }, words);
  const box = new Resvg(writeXml(xml("svg", { xmlns: "http://www.w3.org/2000/svg" }, text)), { font }).getBBox();
  const width = (box?.width ?? 0) / 100;
  widths.set(words, width);
  return width;
}

const widths = new Map<string, number>();

/**
 * Returns a cache of pictures from earlier builds. File names are hashes of all inputs of a picture, so every cache hit
 * is correct.
 */
function keptPictures(folder: string) {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const made = createHash("sha256").update(readFileSync("node_modules/@resvg/resvg-js/package.json"));
  for (const file of letterFiles) made.update(readFileSync(file));

  return {
    png(svg: string, width: number): Buffer {
      const name = `${made.copy().update(`${width} ${svg}`).digest("hex")}.png`;
      const file = join(folder, name);
      used.add(name);
      if (existsSync(file)) return readFileSync(file);
      const picture = png(svg, width);
      writeFileSync(file, picture);
      return picture;
    },
    /** Deletes cached pictures that this build did not use. */
    forgetOthers(): void {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}

interface PagePreview {
  title: string;
  /** Title of the page's section, shown above the page title. */
  part?: string;
  palette: Palette;
  art: Art;
}

const left = 72;
const room = 500;
const disc = { x: 968, y: 315, radius: 318 } as const;

/** Returns a page's link preview as SVG, with the page's title and its drawing in a disc. */
function pagePreview({ title, part, palette, art }: PagePreview): string {
  const { x, y, radius } = disc;
  return preview(
    `<g transform="translate(${x} ${y})"><clipPath id="disc"><circle r="${radius}"/></clipPath>`,
    `<circle r="${radius}" fill="${color(`${palette}.tint`)}"/>`,
    `<g clip-path="url(#disc)">${drawn(art, palette, radius)}</g>`,
    `<g stroke-linecap="round">${praxis(radius + 22, 12)}</g></g>`,
    words(title, part, palette),
    signature(),
  );
}

function preview(...parts: string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`;
  return [open, `<rect width="100%" height="100%" fill="${color("bg.canvas")}"/>`, ...parts, "</svg>"].join("");
}

/** Returns the home page's link preview as SVG: the name, the mission and the wheel as a quilt. */
function homePreview(): string {
  const name = setTitle(site.name, room, widthOf);
  const mission = setTitle(`${site.mission}.`, 340, widthOf, [34]);
  return preview(
    `<g transform="translate(937 315)scale(.627)">${quilt()}</g>`,
    ...name.lines.map((line, index) =>
      text(line, { y: 249 + index * 104, size: 104, family: letters.heading, ink: "fg.default" }),
    ),
    ...mission.lines.map((line, index) =>
      text(line, { y: 429 + index * 42, size: 30, family: letters.body, ink: "fg.muted" }),
    ),
  );
}

/** Returns the title as SVG, centered in the space above the signature, with the section's title over it. */
function words(title: string, part: string | undefined, palette: Palette): string {
  const { size, lines } = setTitle(title, room, widthOf);
  const height = (lines.length - 1) * size * lineHeight;
  const first = 285 - height / 2 + size * 0.34 + (part ? 16 : 0);
  const over = part
    ? text(part, { y: first - size * 0.78 - 24, size: 30, family: letters.body, ink: `${palette}.fg` })
    : "";
  const set = lines.map((line, index) =>
    text(line, { y: first + index * size * lineHeight, size, family: letters.heading, ink: "fg.default" }),
  );
  return over + set.join("");
}

function signature(): string {
  const name = text(site.name, {
    x: left + 58,
    y: 563,
    size: 30,
    family: letters.body,
    ink: "fg.muted",
  });
  return `<g transform="translate(${left + 22} 552)scale(.0675)">${mark()}</g>${name}`;
}

interface TextPlacement {
  x?: number;
  /** Baseline of the text. */
  y: number;
  size: number;
  family: string;
  ink: string;
}

function text(words: string, { x = left, y, size, family, ink }: TextPlacement): string {
  const place = { x: `${x}`, y: `${Math.round(y)}`, "font-size": `${size}`, "font-family": family, fill: color(ink) };
  return writeXml(xml("text", place, words));
}

interface PreviewStyle {
  palette: Palette;
  art: Art;
}

/** List pages, and the kind of their collection. Each shows a drawing of that kind, made from its own path. */
const lists: Readonly<Record<string, Kind>> = {
  "/shop": "product",
  "/events": "event",
  "/articles": "article",
  "/academy/programs": "program",
  "/collaborations": "partner",
};

/** Maps page paths to palettes and drawings, for pages that have their own. */
function previewStyles(): Map<string, PreviewStyle> {
  return new Map([
    ...programs.map(({ url, slug }): [string, PreviewStyle] => [
      url,
      { palette: "night", art: { kind: "program", slug } },
    ]),
    // The PASS Hub is a program, but its page is a brief and uses a brief's drawing.
    ...[...pages, ...briefs].flatMap((page): [string, PreviewStyle][] =>
      "branch" in page && page.branch ? [[page.path, styleOf(page.branch)]] : [],
    ),
    ...Object.entries(lists).map(([path, kind]): [string, PreviewStyle] => [
      path,
      { palette: "clay", art: { kind, slug: path } },
    ]),
    ...products.map((product): [string, PreviewStyle] => [
      productPath(product),
      { palette: categoryPalette[product.category], art: { kind: "product", slug: product.slug } },
    ]),
    ...events.map((event): [string, PreviewStyle] => [
      eventHead(event).path,
      { palette: eventPalette[event.type], art: { kind: "event", slug: event.slug } },
    ]),
    ...readArticles()
      .map(articleLink)
      .map(({ path, palette, slug }): [string, PreviewStyle] => [path, { palette, art: { kind: "article", slug } }]),
  ]);
}

function styleOf(branch: BranchKey): PreviewStyle {
  const palette = branches.find(({ key }) => key === branch)?.palette ?? "clay";
  return { palette, art: { branch } };
}

/** Returns the link previews as SVG, keyed by file. Pages without a branch or collection show the mark. */
export function everyPreview(): Map<string, string> {
  const own = previewStyles();
  const pictures = everyPage().map((page): [string, string] => {
    const look = own.get(page.path) ?? { palette: "clay", art: "wheel" };
    return [previewPicture(page.path), pagePreview({ title: page.title, part: partOf(page), ...look })];
  });
  return new Map([
    ...pictures,
    [previewPicture("/"), homePreview()],
    ...roles.map(({ key }): [string, string] => [previewPicture(rolePath(key)), rolePreview(key)]),
  ]);
}

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/**
 * Frees the memory of finished drawings. Each picture takes three megabytes outside the JavaScript heap, which the
 * engine does not count. The memory is freed only on garbage collection, so thousands of pictures would pile up.
 */
async function collectGarbage(): Promise<void> {
  collect();
  // The engine frees the collected memory in a separate task.
  await new Promise((resume) => setImmediate(resume));
}

/** Number of pictures between garbage collections. */
const batch = 50;

/**
 * Writes the pictures that use the theme's colors: the icons, and each page's link preview. The tab icon is a PNG,
 * because for an SVG icon browsers create a separate document on the page's main thread.
 */
export async function writePictures(root: string): Promise<void> {
  const kept = keptPictures(".cache/pictures");
  const write = (file: string, svg: string, width: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), kept.png(svg, width));
  };
  write("icon.png", icon("disc"), 48);
  // Browsers request this path for files that aren't pages, and read a PNG at this path, too.
  write("favicon.ico", icon("disc"), 48);
  // Phones request this path by default, so pages need no link to it.
  write("apple-touch-icon.png", icon("tile"), 180);
  write("icon-512.png", icon("tile"), 512);
  for (const [index, [file, svg]] of [...everyPreview()].entries()) {
    write(file, svg, previewSize.width);
    if (index % batch === batch - 1) await collectGarbage();
  }
  kept.forgetOthers();
}
