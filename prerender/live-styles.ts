import { type Element, elementsOf, parse } from "../common/html.ts";
import { type PageUse, readRules } from "./live-rules.ts";
import { takeStyleChunks } from "./style-chunks.ts";

/** Data that turns a finished page's styles back into the rendered ones, with every token as a variable. */
export interface LivePage {
  /** Maps short class names to emotion's: `c0` to `css-1a2b3c`. */
  classes: Record<string, string>;
  /** Attributes that the style passes changed. `place` is the index among `counted` elements. */
  attributes: [place: number, name: string, value: string][];
}

/** Data for the design system workbench, which shows pages with other tokens. */
export interface LiveStyles {
  /** Rules of all rendered pages: document-wide rules, and each class once. */
  css: string;
  /** Keyed by path. */
  pages: Record<string, LivePage>;
  /** Maps a custom property to the pages that read it, as indexes into the paths of `pages`. */
  uses: Record<string, number[]>;
}

/** Path relative to the site root. */
export const liveStylesFile = "design/live-styles.json";

export interface PageVersions {
  path: string;
  rendered: string;
  finished: string;
}

/** Compares each finished page with its rendered version. Throws if their elements differ. */
export function liveStyles(versions: Iterable<PageVersions>): LiveStyles {
  const rules = new Set<string>();
  const pages: LiveStyles["pages"] = {};
  const uses: LiveStyles["uses"] = {};
  let place = 0;
  for (const { path, rendered, finished } of versions) {
    const before = parse(rendered);
    const use: PageUse = readRules(takeStyleChunks(before).filter(({ key }) => key !== "fonts"));
    for (const rule of use.rules) rules.add(rule);
    for (const name of use.reads) {
      uses[name] ??= [];
      uses[name].push(place);
    }
    pages[path] = compare(path, counted(elementsOf(before)), counted(elementsOf(parse(finished))));
    place += 1;
  }
  return { css: [...rules].join(""), pages, uses };
}

/** Elements that finishing moves or adds. The workbench counts the elements of a page's document the same way. */
const uncounted = ["html", "head", "meta", "title", "link", "style", "script", "template"];

function counted(elements: readonly Element[]): Element[] {
  return elements.filter(({ tagName }) => !uncounted.includes(tagName));
}

function compare(path: string, before: readonly Element[], after: readonly Element[]): LivePage {
  const page: LivePage = { classes: {}, attributes: [] };
  after.forEach((element, place) => {
    const rendered = before[place];
    if (rendered?.tagName !== element.tagName || before.length !== after.length) {
      throw new Error(`prerender/live-styles: finishing changed the elements of ${path}; keep the rendered ones`);
    }
    for (const { name, value } of element.attrs) {
      const original = rendered.attrs.find((each) => each.name === name)?.value ?? value;
      if (name === "class") pairNames(value, original, page.classes);
      else if (original !== value) page.attributes.push([place, name, original]);
    }
  });
  return page;
}

function pairNames(after: string, before: string, classes: Record<string, string>): void {
  const originals = before.split(" ");
  after.split(" ").forEach((name, index) => {
    const original = originals[index];
    if (original !== undefined && original !== name) classes[name] = original;
  });
}
