import { append, attribute, createElement, type Document, elementsOf, remove } from "../markup/html.ts";
import { deferScripts, type ScriptFile } from "./defer-scripts.ts";
import { headOf, takeStyleChunks } from "./style-chunks.ts";
import { criticalStyles } from "./styles/critical-styles.ts";

/**
 * Rules for the class "plain" (data/browsers.ts). Browsers know `revert-layer` exactly if they know cascade layers, which
 * hold the reset, the tokens and the recipes: without those, drawings are black and a sticky header has no background.
 * Buttons that need scripts have no effect there.
 */
const plainRules =
  "@supports not (color:revert-layer){svg,[type=button]{display:none!important}header{position:static!important}}";

/**
 * Turns a rendered page into the delivered one: short styles at the end of its head, its scripts deferred. Returns the
 * file of those scripts.
 */
export function finishPage(page: Document): ScriptFile {
  expectFirstBand(page);
  const firstScript = takeFirstScript(page);
  addStyles(page);
  append(headOf(page), firstScript);
  return deferScripts(page);
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

/** Takes the script of src/layout/first-script.tsx out of the head. */
function takeFirstScript(page: Document) {
  const script = elementsOf(headOf(page)).find(
    (element) => element.tagName === "script" && attribute(element, "type") === undefined,
  );
  if (!script) throw new Error("prerender/finish-page: the head has no script; see src/layout/first-script.tsx");
  remove(script);
  return script;
}

/**
 * Adds the document's rules, the rules of the page's classes and the stand-in fonts. A second stylesheet has the font
 * files, so that the first paint does not wait for them, and the rules for pages without scripts. It applies until the
 * first script, which follows it, turns it off.
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
    createElement("style", { media: "all" }, withoutScripts + fonts("fonts")),
  );
}
