import {
  append,
  attribute,
  createElement,
  createTemplate,
  type Document,
  type Element,
  elementsOf,
  remove,
  setAttribute,
} from "../common/html.ts";
import { headOf, takeStyleChunks } from "../common/style-chunks.ts";
import type { ScriptFile } from "./bundle-script.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/** Removes the scripts with which React Router would take over the page, and their preload hints. */
function removeRouter(elements: readonly Element[], body: Element): void {
  const hints = elements.filter((element) => attribute(element, "rel") === "modulepreload");
  const scripts = elementsOf(body).filter(({ tagName }) => tagName === "script");
  for (const element of [...hints, ...scripts]) remove(element);
}

/**
 * Rules for the class "plain" (data/browsers.ts). Browsers support `revert-layer` if and only if they support cascade
 * layers, which contain the reset, the tokens and the recipes. Without layers, drawings turn black and a sticky header
 * has no background. Buttons that need scripts don't work there, so they are hidden.
 */
const plainRules =
  "@supports not (color:revert-layer){svg,[type=button]{display:none!important}header{position:static!important}}";

interface SiteScripts {
  /** Inline scripts of the head. Every page has the first one. */
  inline: readonly string[];
  /** The script that every page loads, and this page's own scripts. */
  site: readonly Pick<ScriptFile, "path">[];
}

/**
 * Speculation rules: browsers prefetch a page when the visitor hovers over or presses its link. Files, forms and
 * receipts are excluded.
 */
const prefetch = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", "/forms/*", "/thank-you/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Turns a rendered page into the delivered one. Puts minified styles and the inline scripts at the end of its head.
 * Puts the other scripts into a template at the end of its body, from which the first script inserts them.
 */
export function finishPage(page: Document, { inline, site }: SiteScripts): void {
  expectFirstSection(page);
  addStyles(page);
  append(
    headOf(page),
    ...inline.map((source) => createElement("script", {}, source)),
    createElement("script", { type: "speculationrules" }, prefetch),
  );
  const elements = elementsOf(page);
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!body) throw new Error("prerender/finish-page: the rendered page has no body");
  removeRouter(elements, body);
  const template = createTemplate(
    site.map(({ path }) => createElement("script", { type: "module", async: "", src: `/${path}` })),
  );
  setAttribute(template, "id", "site-script");
  append(body, template);
}

/**
 * Blocks rendering until the header and the first section have arrived. If they were painted while they load, their
 * lines would move. The link detects only the start of an element, so it names the next element with an `id`. If none
 * follows, rendering waits for the whole page.
 */
function expectFirstSection(page: Document): void {
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
