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
  textOf,
} from "../common/html.ts";
import { type ScriptFile, scriptFile } from "./bundle-script.ts";
import { headOf, takeStyleChunks } from "./style-chunks.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/** Start of the framework's first inline script, which passes data to the framework. */
const context = "window.__reactRouterContext";

/** Chunks that every page needs, in request order (`chunks` in vite.config.ts). */
const needed = ["react", "libraries", "theme-base", "system", "root"];

/**
 * Moves the framework's scripts into a file for this page and removes preload hints from the head. Ends the body with
 * two templates: src/first-script.ts inserts the site script, src/framework.ts the framework scripts. Returns the
 * page's file.
 */
function deferScripts(page: Document, siteScript: Pick<ScriptFile, "path">): ScriptFile {
  const elements = elementsOf(page);
  const body = elements.find(({ tagName }) => tagName === "body");
  const hints = elements.filter(
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const scripts = body ? elementsOf(body).filter(({ tagName }) => tagName === "script") : [];
  const first = scripts.findIndex((script) => textOf(script).startsWith(context));
  if (!body || first < 0) {
    throw new Error(`prerender/finish-page: the rendered page has no framework script that sets ${context}`);
  }
  const deferred = scripts.slice(first);
  const modules = deferred.filter((script) => attribute(script, "type") === "module");
  const [module] = modules;
  if (!module || modules.length > 1 || attribute(module, "src") !== undefined)
    throw new Error(`prerender/finish-page: the rendered page has ${modules.length} framework modules, not 1`);
  // Modules run after their imports, which include the polyfills for the page's data (src/polyfills.ts).
  const own = scriptFile("page", [...deferred.filter((script) => script !== module), module].map(textOf).join("\n"));
  // Every page needs these chunks. They load at once, and each is parsed in separate tasks before the page's modules.
  const files = needed.flatMap((name) => hints.map(hrefOf).filter((href) => href.includes(`/${name}-`)));
  for (const element of [...hints, ...deferred]) remove(element);
  append(body, template("site-script", [`/${siteScript.path}`]), template("framework", [...files, `/${own.path}`]));
  return own;
}

function template(id: string, sources: readonly string[]): Element {
  const element = createTemplate(sources.map((src) => createElement("script", { type: "module", async: "", src })));
  setAttribute(element, "id", id);
  return element;
}

function hrefOf(link: Element): string {
  return attribute(link, "href") ?? "";
}

/**
 * Rules for the class "plain" (data/browsers.ts). Browsers support `revert-layer` exactly if they support cascade
 * layers, which contain the reset, the tokens and the recipes. Without layers, drawings turn black and a sticky header
 * has no background. Buttons that need scripts don't work there, so they are hidden.
 */
const plainRules =
  "@supports not (color:revert-layer){svg,[type=button]{display:none!important}header{position:static!important}}";

interface SiteScripts {
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
  expectFirstSection(page);
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
