import { type Element, elementsOf, parse } from "../markup/html.ts";
import { type PageUse, readRules } from "./live-rules.ts";
import { takeStyleChunks } from "./style-chunks.ts";

/** What gives a finished page its styles with every token as a variable again, as they were rendered. */
export interface LivePage {
  /** By its short name the class that emotion gave: `c0` to `css-1a2b3c`. */
  classes: Record<string, string>;
  /** Attributes that the passes over the styles have changed: place among `counted` elements, name, value. */
  attributes: [place: number, name: string, value: string][];
}

/** For the workbench of the design system, which shows pages with other tokens. */
export interface LiveStyles {
  /** The rules of all pages as they were rendered: what holds for the whole document, and each class once. */
  css: string;
  /** By path. */
  pages: Record<string, LivePage>;
  /** On which pages a custom property is read, by its name: places in the list of the paths of `pages`. */
  uses: Record<string, number[]>;
}

/** Below the root of the site. */
export const liveStylesFile = "design/live-styles.json";

/** A page as it was rendered and as it is delivered, both as HTML. */
export interface PageVersions {
  path: string;
  rendered: string;
  finished: string;
}

/**
 * Compares each finished page with the rendered one it was made of, one after the other. Throws where they hold other
 * elements.
 */
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

/** What finishing moves or adds is left out. The workbench counts the same in the document of a page. */
const uncounted = ["html", "head", "meta", "title", "link", "style", "script", "template"];

function counted(elements: readonly Element[]): Element[] {
  return elements.filter(({ tagName }) => !uncounted.includes(tagName));
}

function compare(path: string, before: readonly Element[], after: readonly Element[]): LivePage {
  const page: LivePage = { classes: {}, attributes: [] };
  after.forEach((element, place) => {
    const rendered = before[place];
    if (rendered?.tagName !== element.tagName || before.length !== after.length) {
      throw new Error(
        `prerender/live-styles: ${path} has other elements than it was rendered with; both need the same`,
      );
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
