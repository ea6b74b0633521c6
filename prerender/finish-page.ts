import { append, attribute, createElement, type Document, elementsOf } from "../shared/html.ts";
import type { ScriptFile } from "./bundle-script.ts";
import { deferScripts } from "./defer-scripts.ts";
import { headOf, takeStyleChunks } from "./style-chunks.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/**
 * Rules for the class "plain" (data/browsers.ts). Browsers support `revert-layer` exactly if they support cascade
 * layers, which contain the reset, the tokens and the recipes. Without layers, drawings turn black and a sticky header
 * has no background. Buttons that need scripts don't work there, so they are hidden.
 */
const plainRules =
  "@supports not (color:revert-layer){svg,[type=button]{display:none!important}header{position:static!important}}";

export interface SiteScripts {
  first: string;
  site: Pick<ScriptFile, "path">;
}

/** Browsers prefetch a document when the visitor hovers or presses its link. Files, forms and receipts are excluded. */
const prefetch = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", "/forms/*", "/thank-you/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Turns a rendered page into the delivered one: minified styles and the first script at the end of its head, other
 * scripts deferred. Returns the page's script file.
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
 * Blocks rendering until the header and the first section have arrived. If they were painted while they load, their
 * lines would move. `rel=expect` only detects that an element has started, so it names the next element with an id. If
 * none follows, rendering waits for the whole page.
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
 * Adds the document's rules, the rules of the page's classes and the fallback fonts. A second stylesheet has the rules
 * for pages without scripts. A third has the font files, so that the first paint doesn't wait for them. Both apply
 * until the first script, which follows them, turns them off.
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
