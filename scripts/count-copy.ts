/**
 * `npm run count`: prints how many pages, forms and words the built site has, and how often it uses wording that says
 * little. Counts the content of the pages in the sitemap, and the header and footer once. Leaves out hidden text.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attribute, type Element, elementsOf, parse, textOf } from "../common/html.ts";
import { listedPages } from "../data/every-page.ts";
import { isFormName } from "../data/forms/every-form.ts";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const hidden = ["script", "style", "svg", "template", "noscript"];
const blocks = /^(h[1-6]|p|li|td|th|dt|dd|summary|label|legend|caption|figcaption|blockquote|button|div|time)$/;

interface Counts {
  words: number;
  sentences: string[];
  forms: string[];
  links: string[];
}

function isHidden(element: Element): boolean {
  return hidden.includes(element.tagName) || attribute(element, "hidden") !== undefined;
}

/** Returns the text of each innermost block that visitors can see. */
function textsOf(element: Element): string[] {
  if (isHidden(element)) return [];
  const children = element.childNodes.filter((child): child is Element => "tagName" in child);
  const within = children.flatMap(textsOf);
  const isInnermost = blocks.test(element.tagName) && !elementsOf(element).some(({ tagName }) => blocks.test(tagName));
  return isInnermost ? [visibleText(element)] : within;
}

function visibleText(element: Element): string {
  return element.childNodes
    .filter((child) => !("tagName" in child && isHidden(child)))
    .map((child) => ("tagName" in child ? visibleText(child) : textOf(child)))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function count(root: Element): Counts {
  const texts = textsOf(root);
  const elements = elementsOf(root);
  const forms = elements.flatMap((element) => attribute(element, "action")?.split("/").at(-1) ?? []);
  return {
    words: texts.flatMap((text) => text.split(" ")).filter(Boolean).length,
    sentences: texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)),
    forms: forms.filter(isFormName),
    links: elements.flatMap((element) => attribute(element, "href") ?? []),
  };
}

const pages = listedPages().map(({ path }) => {
  const elements = elementsOf(parse(readFileSync(join("build/client", path, "index.html"), "utf8")));
  const part = (name: string) => elements.find(({ tagName }) => tagName === name);
  const [main, header, footer] = ["main", "header", "footer"].map(part);
  if (!main || !header || !footer) throw new Error(`scripts/count-copy: ${path} has no main, header or footer`);
  return { path, main: count(main), frame: [count(header), count(footer)] };
});

const frame = pages[0]?.frame ?? [];
const all = [...pages.map(({ main }) => main), ...frame];
const sentences = all.flatMap((each) => each.sentences);
const having = (pattern: RegExp) => sentences.filter((text) => pattern.test(text)).length;
const negative = /^(No|We don’t|We never|We do not) /;
const overOne = pages.filter(({ main }) => main.sentences.filter((text) => negative.test(text)).length > 1);

for (const [name, value] of Object.entries({
  pages: pages.length,
  forms: new Set(all.flatMap(({ forms }) => forms)).size,
  words: all.reduce((sum, { words }) => sum + words, 0),
  "to be confirmed": having(/to be confirmed/i),
  "Ask us": having(/\bask us\b/i),
  "sentences that begin with “No”": having(/^No /),
  "pages with more than one “No …”, “We don’t …” or “We never …”": overOne.length,
  "links to /not-open-yet": all.flatMap(({ links }) => links).filter((link) => link.startsWith("/not-open-yet")).length,
}))
  console.log(`${String(value).padStart(6)}  ${name}`);
if (overOne.length > 0) console.log(`\nMore than one: ${overOne.map(({ path }) => path).join(" ")}`);
