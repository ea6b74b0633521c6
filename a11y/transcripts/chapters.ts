import { htmlOf } from "@kindred-ground/audit/runner/pages.ts";
import { everyPath } from "../../data/every-page.ts";
import { pages } from "../../data/pages.ts";
import { notFoundPath } from "../pages.ts";
import { statesOf } from "../states/every-state.ts";

export interface Part {
  state: string;
  /** Selector. The reader reads its first match from top to bottom. */
  hears: string;
}

export interface Chapter {
  page: string;
  file: string;
  parts: Part[];
}

/** Excluded, because the text comes from elsewhere: installed packages and the last audit. */
const foreign = ["/licenses", "/accessibility", "/accessibility/audit"];
const samples = [
  "/erin/pass-hub",
  "/shop/liberation-starter-pack",
  "/quiz/roles/weaver",
  "/quiz/role-pack",
  "/thank-you",
  "/search",
  notFoundPath,
];
/** States of the quiz and other pages, one for each kind of step. */
const steps = [
  "first question",
  "question answered",
  "last question",
  "email step",
  "email step filled wrong",
  "result of one role",
  "result of two roles",
  "result of three roles",
  "result missing",
  "begun before",
  "shared role",
  "made from a result",
  "shelf: nothing found",
  "programs: nothing found",
  "programs: fitted to three roles, narrowed",
  "nothing found",
];
/** Last parts of the names of form states. For these states, only the form or its replacement is recorded. */
const formStates = ["with errors", "sent"];

/**
 * Resolves to the pages to record, with their parts: the pages of data/pages.ts in order, except `foreign`, then
 * `samples`. A form on several pages is recorded on the first. Rejects if the site has no page for a sample.
 */
export async function chapters(origin: string): Promise<Chapter[]> {
  const heardForms = new Set<string>();
  const paths = [...pages.map(({ path }): string => path).filter((path) => !foreign.includes(path)), ...samples];
  const unknown = samples.filter((path) => path !== notFoundPath && !everyPath().includes(path));
  if (unknown.length > 0) throw new Error(`transcripts: the site has no page at ${unknown.join(", ")}`);
  const htmls = await Promise.all(paths.map((path) => htmlOf(origin, path)));
  return paths.map((page, at) => {
    const names = statesOf(page, htmls[at] ?? "").map(({ name }) => name);
    const ofForms = names.filter((name) => formStates.some((what) => name.endsWith(`: ${what}`)));
    const fresh = ofForms.filter((name) => !heardForms.has(name));
    for (const name of fresh) heardForms.add(name);
    const parts = [...names.filter((name) => name === "as opened" || steps.includes(name)), ...fresh];
    const around: Part[] =
      page === "/"
        ? [
            { state: "as opened", hears: "header" },
            { state: "as opened", hears: "footer" },
          ]
        : [];
    return {
      page,
      file: `${page === "/" ? "home" : page.slice(1).replaceAll("/", "-")}.md`,
      parts: [...parts.map((state) => ({ state, hears: heardIn(state) })), ...around],
    };
  });
}

function heardIn(state: string): string {
  if (state.endsWith(": with errors")) return "form:has([aria-invalid=true])";
  return state.endsWith(": sent") ? 'div:has(> p[tabindex="-1"]):has(strong)' : "main";
}

const unsaid = new Set(["paragraph", "strong", "emphasis", "generic", "time", "superscript", "subscript", "document"]);
const namedByContent = new Set(["link", "button", "heading"]);

interface Said {
  phrase: string;
  within: Said[];
}

/**
 * Formats phrases for reading: indents nested content, and drops end phrases, unannounced roles and content that
 * repeats a name.
 */
export function setOut(phrases: readonly string[]): string[] {
  return lines(nested(phrases), 0);
}

function nested(phrases: readonly string[]): Said[] {
  const root: Said = { phrase: "", within: [] };
  const open: Said[] = [root];
  for (const phrase of phrases) {
    const begun = phrase === "end" ? "" : phrase.replace(/^end of /, "");
    const place = begun === phrase ? -1 : open.findLastIndex((above) => above.phrase === begun);
    if (place > 0) {
      // The phrases after it have no end phrase, so each is a sibling of the next, not its parent.
      const [ending, ...followed] = open.splice(place);
      for (const leaf of followed) ending?.within.push(leaf, ...leaf.within.splice(0));
      open.at(-1)?.within.push(...(ending ? [ending] : []));
    } else open.push({ phrase, within: [] });
  }
  return [...root.within, ...open.slice(1)];
}

function lines(all: readonly Said[], depth: number): string[] {
  return all.flatMap(({ phrase, within }) => {
    if (unsaid.has(phrase) || phrase === "") return lines(within, depth);
    const own = `${"  ".repeat(depth)}${phrase}`;
    return isItsName(phrase, within) ? [own] : [own, ...lines(within, depth + 1)];
  });
}

function isItsName(phrase: string, within: readonly Said[]): boolean {
  const role = phrase.split(",")[0] ?? "";
  const words = within.flatMap((said) => (said.within.length > 0 ? [] : said.phrase));
  return namedByContent.has(role) && within.length === words.length && plain(phrase).includes(plain(words.join("")));
}

const plain = (text: string) => text.replaceAll(/\s/g, "");
