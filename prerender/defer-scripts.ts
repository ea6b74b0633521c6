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
} from "../shared/html.ts";
import { type ScriptFile, scriptFile } from "./bundle-script.ts";

/** Start of the framework's first inline script, which passes data to the framework. */
const context = "window.__reactRouterContext";

/** Chunks that every page needs, in request order (`chunks` in vite.config.ts). */
const needed = ["react", "libraries", "theme-base", "system", "root"];

/**
 * Moves the framework's scripts into a file for this page and removes preload hints from the head. Ends the body with
 * two templates: src/first-script.ts inserts the site script, src/framework.ts the framework scripts. Returns the
 * page's file.
 */
export function deferScripts(page: Document, siteScript: Pick<ScriptFile, "path">): ScriptFile {
  const elements = elementsOf(page);
  const body = elements.find(({ tagName }) => tagName === "body");
  const hints = elements.filter(
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const scripts = body ? elementsOf(body).filter(({ tagName }) => tagName === "script") : [];
  const first = scripts.findIndex((script) => textOf(script).startsWith(context));
  if (!body || first < 0) {
    throw new Error(`prerender/defer-scripts: the rendered page has no framework script that sets ${context}`);
  }
  const deferred = scripts.slice(first);
  const modules = deferred.filter((script) => attribute(script, "type") === "module");
  const [module] = modules;
  if (!module || modules.length > 1 || attribute(module, "src") !== undefined)
    throw new Error(`prerender/defer-scripts: the rendered page has ${modules.length} framework modules, not 1`);
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
