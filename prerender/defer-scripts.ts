import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
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
import { buildTarget } from "../data/browsers.ts";
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
 * Moves the framework’s scripts into a `<template>` at the end of the body, behind which the loader puts them in place
 * (see loader.ts). The page’s data, which the framework puts into classic scripts, goes into a file that its module
 * imports: only a page that runs scripts needs it, and it takes 790 bytes of the page on average. Preload hints
 * leave the head: they would compete with the first paint. Returns the file.
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
  const classic = deferred.filter((script) => script !== module);
  const data = dataFile(classic.map(textOf).join("\n"));
  // What every page needs is asked for at once, and each read in tasks of its own before the modules of the page.
  const files = needed.flatMap((name) => hints.map(hrefOf).filter((href) => href.includes(`/${name}-`)));
  const early = files.map((src) => createElement("script", { type: "module", async: "", src }));
  for (const element of [...hints, ...deferred]) remove(element);
  // After the page’s modules, which bring the polyfills that it needs (src/polyfills.ts).
  const text = `${textOf(module)}\nimport "/${data.path}";`;
  const start = createElement("script", { type: "module", async: "" }, text);
  const template = createTemplate([...early, start]);
  setAttribute(template, "data-key", failedKey);
  setAttribute(template, "data-failed", `${layoutWords.scriptsFailed.text} `);
  setAttribute(template, "data-again", layoutWords.scriptsFailed.again);
  append(body, template, createElement("script", {}, loader));
  return data;
}

function dataFile(source: string): ScriptFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { path: `assets/page-${hash}.js`, source };
}

function hrefOf(link: Element): string {
  return attribute(link, "href") ?? "";
}
