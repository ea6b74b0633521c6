import { append, attribute, createElement, type Document, elementsOf } from "../markup/html.ts";
import type { ScriptFile } from "./bundle-script.ts";
import { deferScripts } from "./defer-scripts.ts";
import { headOf, takeStyleChunks } from "./style-chunks.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/**
 * Rules for the class "plain" (data/browsers.ts). Browsers know `revert-layer` exactly if they know cascade layers, which
 * hold the reset, the tokens and the recipes: without those, drawings are black and a sticky header has no background.
 * Buttons that need scripts have no effect there.
 */
const plainRules =
  "@supports not (color:revert-layer){svg,[type=button]{display:none!important}header{position:static!important}}";

/** Scripts of every page: the text of the inline one, and the file of the other. */
export interface SiteScripts {
  first: string;
  site: Pick<ScriptFile, "path">;
}

/** Has browsers that can fetch a document when its link is hovered or pressed. Files, forms and receipts are not fetched. */
const prefetch = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", "/forms/*", "/thank-you/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Turns a rendered page into the delivered one: short styles and the first script at the end of its head, its other
 * scripts deferred. Returns the file of the page's own script.
 */
export function finishPage(page: Document, { first, site }: SiteScripts): ScriptFile {
  expectFirstBand(page);
  addStyles(page);
  append(
    headOf(page),
    createElement("script", {}, first),
    createElement("script", { type: "speculationrules" }, prefetch),
  );
  return deferScripts(page, site);
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
 * Adds the document's rules, the rules of the page's classes and the stand-in fonts. A second stylesheet has the rules
 * for pages without scripts, a third the font files, so that the first paint does not wait for them. Both apply until
 * the first script, which follows them, turns them off.
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
    createElement("style", {}, always + plainRules + fonts("stand-ins")),
    createElement("style", { media: "all" }, withoutScripts),
    createElement("style", { media: "all" }, fonts("fonts")),
  );
}
