import type { WordingRule } from "../../checks/wording.ts";
import type { Reader } from "../element-list.ts";
import { isExposed } from "../visibility.ts";
import { clean, nameOf, texts, tokens } from "../words.ts";

const emptyTitle =
  /^(untitled( document| page)?|document|new (page|document)|page|title|index|home ?page title|insert title here|no title|enter the title of your html document here|test|default|webpage|web page|my (web)?page)$|^lorem ipsum|.\.(html?|php|aspx?|jsp)$/i;
const placeholder =
  /^(heading|headline|title|subtitle|section|untitled|text|insert .{1,60} here|header|h[1-6]|todo|tbd|x{3,9}|content|main|info|information|details|misc|miscellaneous|stuff|menu|more)( \d{1,9})?$|^lorem ipsum/i;

/** Minimum number of words below a one-word heading that can explain it without repeating it. */
const enough = 15;

/**
 * Returns the first four letters of each word that has at least four. The forms of a word often share these letters.
 */
export function stems(text: string): Set<string> {
  return new Set(
    tokens(text)
      .filter((word) => word.length >= 4)
      .map((word) => word.slice(0, 4)),
  );
}

/** Finds a title that says nothing, or that shares few words with its page. */
export function readTitle({ add }: Reader<WordingRule>): void {
  const title = clean(document.title);
  if (emptyTitle.test(title)) add("title-says-nothing", document.documentElement, `The title is “${title}”.`);
  else if (title !== "") {
    const main = document.querySelector("main, [role=main]") ?? document.body;
    const own = stems(title);
    const told = stems(
      `${document.body.textContent} ${[...main.querySelectorAll("[alt], [aria-label]")].map(nameOf).join(" ")} ${location.hostname}`,
    );
    const shared = [...own].filter((stem) => told.has(stem)).length;
    if (told.size >= 5 && shared < own.size / 2)
      add("title-may-not-fit", document.documentElement, `The page has few of the words of its title, “${title}”.`);
  }
}

/** Returns the headings that are exposed to assistive technology. */
export function exposedHeadings(): Element[] {
  return [...document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")].filter(isExposed);
}

/** Finds headings that say nothing. */
export function readHeadings({ add }: Reader<WordingRule>): void {
  const headings = exposedHeadings();
  const pageText = `${clean(document.title)} ${document.body.textContent}`.toLowerCase();
  for (const heading of headings) {
    const words = nameOf(heading);
    // A heading with a link names the page behind the link.
    if (heading.querySelector("a[href]")) continue;
    if (placeholder.test(words) && !heading.closest("nav, [role=navigation]")) {
      add("heading-says-nothing", heading, `The heading is “${words}”.`);
      continue;
    }
    // Reports a single one-word heading that the page does not repeat. Several are names in a series, such as those of
    // cards.
    const [own] = isOneWord(heading) ? stems(words) : [];
    // A heading in a list names its item.
    const isAside = heading.closest("header, footer, nav, aside, form, dialog, li") !== null;
    const isAlone = !headings.some((other) => other !== heading && isOneWord(other) && isBeside(other, heading));
    if (own && isAlone && !isAside && pageText.split(own).length <= 2 && wordsBelow(heading, headings).length < enough)
      add("heading-says-nothing", heading, `Nothing on the page repeats the word of its heading, “${words}”.`);
  }
}

function isOneWord(heading: Element): boolean {
  return tokens(nameOf(heading)).length === 1;
}

function isBeside(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.closest("section, main") === other.closest("section, main");
}

function isAfter(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Returns the words between a heading and the next one. */
function wordsBelow(heading: Element, headings: readonly Element[]): string[] {
  const next = headings[headings.indexOf(heading) + 1];
  const below = texts().filter(
    ({ text }) => isAfter(heading, text) && !heading.contains(text) && !(next && !isAfter(text, next)),
  );
  return tokens(below.map(({ words }) => words).join(" "));
}
