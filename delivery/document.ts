import { minifySync } from "vite";
import { deferredBands } from "../src/layout/deferred-rendering.ts";
import { foldRules } from "./fold-rules.ts";
import { findConstants, inlineConstants } from "./inline-constants.ts";
import loader from "./loader.js?raw";
import { pruneAbsent } from "./prune-absent.ts";
import { propertiesRead, pruneProperties } from "./prune-properties.ts";

/** A part of emotion’s critical CSS. */
export interface StyleChunk {
  /** "css" for the rules of classes; others hold for the whole document. */
  key: string;
  css: string;
}

/** `@font-face` rules of the theme. */
export interface FontFaces {
  /** Rules with files to load. */
  files: string;
  /** Rules for fonts of the visitor’s own machine that stand in meanwhile. */
  standIns: string;
}

/** What rests costs neither style nor layout before the first paint. */
const deferredRule = `.resting :is(${deferredBands}){content-visibility:auto;contain-intrinsic-height:100rem}`;

/**
 * The page with all its CSS at the end of its head: what holds for the whole document, the rules of its classes, the
 * stand-in fonts. What several rules say is said once, and tokens and states that the page does not have are left out.
 * The files of the fonts wait in a second sheet, so that the first paint does not; without scripts it holds at once.
 *
 * Emotion does not know these sheets as its own, so hydration brings the whole theme for whatever the visitor does next.
 */
export function putStylesInHead(html: string, chunks: StyleChunk[], fonts: FontFaces): string {
  const constants = findConstants(chunks.map(({ css }) => css).join(""));
  const present = chunks.map(({ key, css }) => ({ key, css: inlineConstants(pruneAbsent(css, html), constants) }));
  const read = propertiesRead(present.map(({ css }) => css).join(""), html);
  const sheets = present.map(({ key, css }) => {
    const needed = pruneProperties(css, read);
    return key === "css" ? foldRules(needed) : needed;
  });
  return insertBefore(
    html,
    "</head>",
    `<style>${sheets.join("")}${deferredRule}${fonts.standIns}</style><style media="(scripting: none)">${fonts.files}</style>`,
  );
}

/**
 * The page with the framework’s scripts in a `<template>` at the end of the body and the loader that puts them in place
 * after it (see loader.js). Its classic scripts become one, since each would cost the policy a hash. Preload hints leave
 * the head: they would compete with the first paint.
 */
export function holdBackScripts(html: string): string {
  const withoutHints = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const start = withoutHints.indexOf("<script>window.__reactRouterContext = ");
  const end = withoutHints.indexOf("</body>");
  if (start < 0 || end < start) {
    throw new Error(
      "delivery/document: the rendered page has no framework scripts at the end of its body to hold back",
    );
  }
  const held = withoutHints.slice(start, end);
  const classic = [...held.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  const modules = held.match(/<script type="module".*?<\/script>/gs) ?? [];
  // What every page needs is asked for at once, and each read in tasks of its own before the modules of the page.
  const first = ["react", "libraries"]
    .flatMap((name) => html.match(`(?<=<link rel="modulepreload" href=")[^"]*/${name}-[^"]*`) ?? [])
    .map((file) => `<script type="module" async="" src="${file}"></script>`);
  const template = `<template><script>${classic.join("\n")}</script>${first.join("")}${modules.join("")}</template>`;
  return `${withoutHints.slice(0, start)}${template}<script>${inlineLoader}</script>${withoutHints.slice(end)}`;
}

const inlineLoader = minifySync("loader.js", loader).code;

function insertBefore(html: string, mark: string, addition: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`delivery/document: the rendered page has no ${mark}`);
  return html.slice(0, at) + addition + html.slice(at);
}
