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
} from "../markup/html.ts";
import { type ScriptFile, scriptFile } from "./bundle-script.ts";

/** Where the framework’s scripts begin: what it hands to its own start. */
const context = "window.__reactRouterContext";

/** The chunks that every page needs, by name, in the order they are asked for (`chunks` in vite.config.ts). */
const needed = ["react", "libraries", "system", "root"];

/**
 * Moves the framework’s scripts into a file of the page’s own, and ends the body with two templates: one with the
 * element of the site script, which src/first-script.ts puts in place, and one with those of the framework, which
 * src/framework.ts does. Preload hints leave the head. Returns the page’s file.
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
  // Modules run after their imports, which bring the polyfills that the page’s data needs (src/polyfills.ts).
  const own = scriptFile("page", [...deferred.filter((script) => script !== module), module].map(textOf).join("\n"));
  // Every page needs these: they come at once, and each is read in tasks of its own before the modules of the page.
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
