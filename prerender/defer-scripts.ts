import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import {
  append,
  attribute,
  createElement,
  createTemplate,
  type Document,
  type Element,
  elementsOf,
  remove,
  textOf,
} from "../markup/html.ts";
import { buildTarget } from "../policy/browsers.ts";

const source = readFileSync(new URL("./loader.ts", import.meta.url), "utf8");
const plain = await transformWithOxc(source, "loader.ts", { target: buildTarget });
const loader = minifySync("loader.js", plain.code, { compress: { target: buildTarget } }).code;

/** Where the framework’s scripts begin: what it hands to its own start. */
const context = "window.__reactRouterContext";

/** The chunks that every page needs, by name, in the order they are asked for (`chunks` in vite.config.ts). */
const needed = ["react", "libraries"];

/**
 * Moves the framework’s scripts into a `<template>` at the end of the body, behind which the loader puts them in place
 * (see loader.ts). What its classic scripts hand over becomes the beginning of its module, which runs after them and
 * alone reads it: each script would cost the policy a hash. Preload hints leave the head: they would compete with the
 * first paint.
 */
export function deferScripts(page: Document): void {
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
    throw new Error(
      `prerender/defer-scripts: the rendered page has not one module of the framework’s, but ${modules.length}`,
    );
  const classic = deferred.filter((script) => script !== module);
  // What every page needs is asked for at once, and each read in tasks of its own before the modules of the page.
  const files = needed.flatMap((name) => hints.map(hrefOf).filter((href) => href.includes(`/${name}-`)));
  const early = files.map((src) => createElement("script", { type: "module", async: "", src }));
  for (const element of [...hints, ...deferred]) remove(element);
  const text = [...classic, module].map(textOf).join("\n");
  const start = createElement("script", { type: "module", async: "" }, text);
  append(body, createTemplate([...early, start]), createElement("script", {}, loader));
}

function hrefOf(link: Element): string {
  return attribute(link, "href") ?? "";
}
