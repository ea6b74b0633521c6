import { everyPath } from "../../data/every-page.ts";
import { pages } from "../../data/pages.ts";
import { htmlOf, notFoundPath } from "../run/pages.ts";
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
const foreign = ["/licences", "/accessibility"];
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
/** Endings of form states, for which only the form or its replacement is recorded. */
const formStates = ["with errors", "sent"];

/** Lists the pages to record, in the order of the site. A form on several pages is recorded on the first. */
export async function chapters(origin: string): Promise<Chapter[]> {
  const heardForms = new Set<string>();
  const paths = [...pages.map(({ path }): string => path).filter((path) => !foreign.includes(path)), ...samples];
  const unknown = samples.filter((path) => path !== notFoundPath && !everyPath().includes(path));
  if (unknown.length > 0) throw new Error(`transcripts: there is no page at ${unknown.join(", ")}`);
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
  return state.endsWith(": sent") ? "[data-step]:has(strong)" : "main";
}
