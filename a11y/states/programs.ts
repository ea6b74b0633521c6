import type { State } from "../state.ts";
import { keepAnswers, oneRole, tieOfThree } from "./answering.ts";

const page = "/academy/programs";

/** Sorts the programs by quiz answers that are stored on the device. */
function fitted(name: string, options: readonly number[], narrowed = ""): State {
  return {
    name: `programs: ${name}`,
    needs: "scripts",
    address: `${page}?order=mine${narrowed}`,
    before: (tab) => keepAnswers(tab, options),
    steps: (tab) => tab.locator("#fit-title").waitFor(),
  };
}

/** Filters the programs in more than one way. */
function narrowed(name: string, choices: string): State {
  return {
    name: `programs: ${name}`,
    needs: "scripts",
    address: `${page}?${choices}`,
    steps: (tab) => tab.locator("#found-title").waitFor(),
  };
}

export const programsStates: readonly State[] = [
  narrowed("narrowed twice", "place=home&role=weaver"),
  narrowed("nothing found", "place=work&time=day&price=free"),
  fitted("fitted to one role", oneRole),
  fitted("fitted to three roles, narrowed", tieOfThree, "&place=self"),
  fitted("fitted, and none of it found", oneRole, "&time=months"),
];
