import { append, attribute, createElement, type Document, elementsOf } from "../markup/html.ts";
import { deferredBands } from "../src/layout/deferred-rendering.ts";
import { deferScripts } from "./defer-scripts.ts";
import { headOf, takeStyleChunks } from "./style-chunks.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/**
 * What is deferred costs neither style nor layout before the first paint. In the intake’s pages no script would render
 * it.
 */
const deferredRule = `.deferred:not(.without-scripts) :is(${deferredBands}){content-visibility:auto;contain-intrinsic-height:100rem}`;

/**
 * As an attribute and not in a stylesheet: the intake’s pages, which have no scripts, only have to change the
 * attribute.
 */
const noScripting = "(scripting: none)";

/** Makes of a rendered page what is delivered: short styles at the end of its head, its scripts deferred. */
export function finishPage(page: Document): void {
  expectFirstBand(page);
  addStyles(page);
  deferScripts(page);
}

/**
 * Has nothing painted before the header and the first band are there: painted while they come, their lines would move.
 * It cannot be said of them, only that what comes next has begun; where nothing that follows has an id, of the whole page.
 */
function expectFirstBand(page: Document): void {
  const elements = elementsOf(page);
  const first = elements.find(({ tagName }) => tagName === "section");
  const last = first && (elementsOf(first).at(-1) ?? first);
  const next = last && elements.slice(elements.indexOf(last) + 1).find((element) => attribute(element, "id"));
  const href = `#${(next && attribute(next, "id")) ?? ""}`;
  append(headOf(page), createElement("link", { rel: "expect", blocking: "render", href }));
}

/**
 * What holds for the whole document, the rules of the page’s classes, the stand-in fonts. The files of the fonts wait
 * in the last stylesheet, so that the first paint does not; without scripts it holds at once, and so do the rules for
 * pages without them, which no loader takes out of it.
 */
function addStyles(page: Document): void {
  const chunks = takeStyleChunks(page);
  const fonts = (key: string) => chunks.find((chunk) => chunk.key === key)?.css ?? "";
  const { always, withoutScripts } = criticalStyles(
    page,
    chunks.filter(({ key }) => !["fonts", "stand-ins"].includes(key)),
  );
  append(
    headOf(page),
    createElement("style", {}, always + deferredRule + fonts("stand-ins")),
    createElement("style", { media: noScripting }, withoutScripts + fonts("fonts")),
  );
}
