import type { State } from "../check.ts";
import { copying, disclosures, filters, menu, readPage, type StandingOnPage } from "./derived-states.ts";
import { formStates } from "./forms.ts";
import {
  notFoundStates,
  programsStates,
  rolePackStates,
  searchStates,
  shopStates,
  thanksStates,
  workbenchStates,
} from "./page-states.ts";
import { quizStates } from "./quiz.ts";

export const asOpened: State = { name: "as opened", async steps() {} };

/** States derived from the markup of a page. */
const derived: readonly ((page: StandingOnPage) => State[])[] = [menu, disclosures, filters, copying, formStates];

/** States by path, for those that the markup does not reveal. */
const recipes: Readonly<Record<string, readonly State[]>> = {
  "/academy/programs": programsStates,
  "/quiz": quizStates,
  "/quiz/role-pack": rolePackStates,
  "/search": searchStates,
  "/shop": shopStates,
  "/thank-you": thanksStates,
  "/design/workbench": workbenchStates,
  "/no-such-page": notFoundStates,
};

export function statesOf(path: string, html: string): State[] {
  const page = readPage(path, html);
  return [asOpened, ...derived.flatMap((states) => states(page)), ...(recipes[path] ?? [])];
}

/** Throws with the names of the existing states if the page has no state of that name. */
export function stateNamed(path: string, name: string, html: string): State {
  const states = statesOf(path, html);
  const found = states.find((state) => state.name === name);
  if (found) return found;
  const names = states.map((state) => `'${state.name}'`).join(", ");
  throw new Error(`a11y: ${path} has no state '${name}'; it has ${names}`);
}
