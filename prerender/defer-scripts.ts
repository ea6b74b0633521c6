import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import { buildTarget } from "../data/browsers.ts";
import { layoutWords } from "../data/layout.ts";
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
import { failedKey } from "../src/keep-page.ts";

const source = readFileSync(new URL("./loader.ts", import.meta.url), "utf8");
const plain = await transformWithOxc(source, "loader.ts", { target: buildTarget });
const loader = minifySync("loader.js", plain.code, { compress: { target: buildTarget } }).code;

/** Where the framework’s scripts begin: what it hands to its own start. */
const context = "window.__reactRouterContext";

/** The chunks that every page needs, by name, in the order they are asked for (`chunks` in vite.config.ts). */
const needed = ["react", "libraries"];

/** A script that a page loads, below the root of the site. */
export interface ScriptFile {
  path: string;
  source: string;
}

/**
 * Moves the framework’s scripts into a file of the page’s own, for which a `<template>` at the end of the body holds the
 * script element; the loader behind it puts that in place (see loader.ts). Inline they would take 800 bytes of each page.
 * Preload hints leave the head: they would compete with the first paint. Returns the file.
 */
export function deferScripts(page: Document): ScriptFile {
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
  const own = pageFile([...deferred.filter((script) => script !== module), module].map(textOf).join("\n"));
  // Every page needs these: they come at once, and each is read in tasks of its own before the modules of the page.
  const files = needed.flatMap((name) => hints.map(hrefOf).filter((href) => href.includes(`/${name}-`)));
  for (const element of [...hints, ...deferred]) remove(element);
  const template = createTemplate(
    [...files, `/${own.path}`].map((src) => createElement("script", { type: "module", async: "", src })),
  );
  setAttribute(template, "data-key", failedKey);
  setAttribute(template, "data-failed", `${layoutWords.scriptsFailed.text} `);
  setAttribute(template, "data-again", layoutWords.scriptsFailed.again);
  append(body, template, createElement("script", {}, loader));
  return own;
}

function pageFile(source: string): ScriptFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { path: `assets/page-${hash}.js`, source };
}

function hrefOf(link: Element): string {
  return attribute(link, "href") ?? "";
}
