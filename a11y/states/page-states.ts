import type { Page } from "@playwright/test";
import { workbenchWords } from "../../data/design/workbench-words.ts";
import { rolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import type { State } from "../check.ts";
import { keepAnswers } from "./quiz.ts";
import { oneRole, tieOfThree } from "./quiz-answers.ts";

export const notFoundStates: readonly State[] = [
  {
    name: "with pages near by",
    needs: "scripts",
    address: "/homested",
    async steps(tab) {
      await tab
        .getByRole("main")
        .getByRole("link", { name: /Homestead/ })
        .first()
        .waitFor();
    },
  },
];

/** Expired links in emails. The intake fills in the same page for every response. */
export const thanksStates: readonly State[] = [
  { name: "newsletter link too old", needs: "intake", address: "/newsletter/confirm/no-token", async steps() {} },
  { name: "receipt gone", needs: "intake", address: "/forms/sent/no-token", async steps() {} },
];

export const shopStates: readonly State[] = [
  {
    // A shared link to a shelf that has become empty.
    name: "shelf: nothing found",
    needs: "scripts",
    address: "/shop?category=none",
    async steps(tab) {
      await tab.locator("#shelf li").first().waitFor({ state: "hidden" });
    },
  },
];

const common = "homestead";

const marked = (tab: Page) => tab.locator("mark").first().waitFor();

export const searchStates: readonly State[] = [
  { name: "with results", needs: "scripts", address: `/search?q=${common}`, steps: marked },
  {
    name: "nothing found",
    needs: "scripts",
    address: "/search?q=zzzzzz",
    async steps(tab) {
      await tab.getByRole("main").getByRole("status").filter({ hasText: "Nothing found" }).waitFor();
    },
  },
];

/** Hash that the button of a result creates. See src/quiz/role-pack.ts. */
const pack = "#role=weaver&counts=0.0.0.0.0.0.0.0.0.15&pillars=individualism.either_or&programs=pass-hub&owner=zo";

export const rolePackStates: readonly State[] = [
  {
    name: "made from a result",
    needs: "scripts",
    address: `/quiz/role-pack${pack}`,
    before: async (tab) => [
      await tab.addInitScript(() => {
        window.print = () => {};
      }),
    ],
    steps: (tab) => tab.getByRole("button", { name: rolePackCopy.toolbar.print }).waitFor(),
  },
];

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

function withEdits(edits: Readonly<Record<string, unknown>>): string {
  return `/design/workbench#edits=${encodeURIComponent(JSON.stringify(edits))}`;
}

const paleClay = {
  "color.tokens.json#color.clay.600": { colorSpace: "oklch", components: [0.72, 0.14, 38.9] },
};

export const workbenchStates: readonly State[] = [
  {
    name: "pairs too low",
    needs: "scripts",
    address: withEdits(paleClay),
    steps: (tab) => tab.getByText("fall below their ratio").waitFor(),
  },
  {
    name: "a color by purpose",
    needs: "scripts",
    async steps(tab) {
      const { group } = workbenchWords.picker;
      const choice = tab.getByLabel(group, { exact: true });
      await choice.selectOption({ label: "color.fg" });
      await tab.getByLabel(workbenchWords.editor.step, { exact: true }).waitFor();
    },
  },
  {
    name: "a curve",
    needs: "scripts",
    async steps(tab) {
      await tab.getByLabel(workbenchWords.picker.group, { exact: true }).selectOption({ label: "easings" });
      await tab.getByRole("button", { name: workbenchWords.editor.play }).waitFor();
    },
  },
];
