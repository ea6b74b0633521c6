import { type Element, elementsOf, parse } from "../common/html.ts";
import { takeStyleChunks } from "../common/style-chunks.ts";
import { type LivePage, type LiveStyles, uncounted } from "../src/design/workbench/live-styles.ts";
import { type PageUse, readRules } from "./live-rules.ts";

export interface PageVersions {
  path: string;
  rendered: string;
  finished: string;
}

/**
 * Returns the rendered rules, the names that finishing each page changed, and the pages that read each custom property.
 * Throws if finishing changed a page's elements.
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
