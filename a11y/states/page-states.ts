import type { State } from "@kindred-ground/audit/core/check.ts";
import type { Page } from "@playwright/test";
import { rolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import { togetherPage } from "../../data/quiz/together.ts";
import { designWords } from "../../src/design/words/words.ts";
import { workbenchWords } from "../../src/design/words/workbench-words.ts";
import { scripted } from "./derived-states.ts";
import { sendPlainly } from "./form-filling.ts";
import { keepAnswers, quizStates } from "./quiz.ts";
import { oneRole, tieOfThree } from "./quiz-answers.ts";

const appears = (selector: string) => (tab: Page) => tab.locator(selector).first().waitFor();

/** URL fragment that the button of a quiz result creates. See src/quiz/role-pack.ts. */
const pack = "#role=weaver&counts=0.0.0.0.0.0.0.0.0.15&pillars=individualism.either_or&programs=pass-hub&owner=zo";

const shownGroup = (tab: Page) => tab.locator("#group-title").waitFor();

/** Returns a state in which quiz answers that are stored on the device sort the programs. */
function fitted(name: string, options: readonly number[], choices = ""): State {
  const address = `/academy/programs?order=mine${choices}`;
  return scripted(`programs: ${name}`, appears("#fit-title"), address, (tab) => keepAnswers(tab, options));
}

function narrowed(name: string, choices: string): State {
  return scripted(`programs: ${name}`, appears("#found-title"), `/academy/programs?${choices}`);
}

const paleClay = {
  "color.tokens.json#color.clay.600": { colorSpace: "oklch", components: [0.72, 0.14, 38.9] },
};

/** Opens the editor, which is behind a button on a narrow screen. */
async function openEditor(tab: Page): Promise<void> {
  const button = tab.getByRole("button", { name: workbenchWords.edit("color.clay.600"), expanded: false });
  await tab.getByRole("heading", { name: workbenchWords.preview.title, exact: true }).waitFor();
  if (await button.isVisible()) await button.click();
}

async function choose(tab: Page, label: string): Promise<void> {
  await openEditor(tab);
  await tab.getByLabel(workbenchWords.picker.group, { exact: true }).selectOption({ label });
}

const workbenchStates = [
  scripted(
    "pairs too low",
    async (tab) => {
      await openEditor(tab);
      await tab.getByText("are below their ratio").waitFor();
    },
    `/design/workbench#edits=${encodeURIComponent(JSON.stringify(paleClay))}`,
  ),
  scripted("a color by purpose", async (tab) => {
    await choose(tab, "color.fg (light)");
    await tab.getByLabel(workbenchWords.editor.step, { exact: true }).waitFor();
  }),
  scripted("a curve", async (tab) => {
    await choose(tab, "easings (motion)");
    await tab.getByRole("button", { name: workbenchWords.editor.play }).waitFor();
  }),
  scripted("a text style", async (tab) => {
    await choose(tab, "text (type)");
    await tab.getByLabel(`${workbenchWords.editor.alias}: ${workbenchWords.editor.parts.lineHeight}`).waitFor();
  }),
  scripted("a shadow", async (tab) => {
    await choose(tab, "shadows (light)");
    await tab.getByRole("group", { name: workbenchWords.editor.parts.blur }).waitFor();
  }),
  scripted("curves of a ramp", async (tab) => {
    await openEditor(tab);
    await tab.getByText(workbenchWords.editor.ramps.title).click();
    await tab.getByRole("button", { name: workbenchWords.editor.ramps.presets.even }).waitFor();
  }),
  scripted(
    "preview in its own window",
    (tab) => tab.getByRole("dialog").locator("iframe").waitFor(),
    "/design/workbench#preview",
  ),
  scripted("a search for tokens", async (tab) => {
    await openEditor(tab);
    await tab.getByLabel(workbenchWords.picker.search).fill("clay");
    await tab.getByRole("button", { name: "color.clay.600 (color)" }).waitFor();
  }),
  scripted("two modes", async (tab) => {
    await tab.getByRole("button", { name: workbenchWords.preview.more(0), exact: true }).click();
    await tab.getByLabel(workbenchWords.preview.beside).selectOption({ label: designWords.modes.dark });
    await tab.locator("main iframe").nth(1).waitFor();
  }),
];

/** States that the markup of their page does not reveal, by path. */
export const statesByPath: Readonly<Record<string, readonly State[]>> = {
  "/academy/programs": [
    narrowed("narrowed twice", "place=home&role=weaver"),
    narrowed("nothing found", "place=work&time=day&price=free"),
    fitted("fitted to one role", oneRole),
    fitted("fitted to three roles, narrowed", tieOfThree, "&place=self"),
    fitted("fitted, and none of it found", oneRole, "&time=months"),
  ],
  "/quiz": quizStates,
  "/quiz/role-pack": [
    scripted(
      "made from a result",
      (tab) => tab.getByRole("button", { name: rolePackCopy.toolbar.print }).waitFor(),
      `/quiz/role-pack${pack}`,
      async (tab) => [await tab.addInitScript("window.print = () => {}")],
    ),
  ],
  "/quiz/together": [
    scripted("of one person", shownGroup, "/quiz/together#=weaver"),
    scripted(
      "of five people",
      shownGroup,
      "/quiz/together#Ada=weaver&Ben=healer.guide&Cleo=weaver&=builder&Dana=guide",
    ),
    scripted("with a broken link", appears("[role=alert]"), "/quiz/together#Ada=wizard"),
    scripted("with lines that cannot be read", async (tab) => {
      await tab
        .getByRole("textbox", { name: togetherPage.field.label })
        .fill("Ada: Weave\nBen: Wizard\nhttps://example.org/");
      await tab.getByRole("button", { name: togetherPage.button }).click();
      await tab.locator("[aria-invalid=true]").waitFor();
    }),
  ],
  "/quiz/questions": [
    {
      name: "returned by the server",
      needs: "intake",
      async steps(tab) {
        await tab.locator("input[type=radio]").first().check();
        await sendPlainly(tab, "quiz-form");
        await tab.locator("[aria-invalid=true]").first().waitFor();
      },
    },
  ],
  "/search": [
    scripted("with results", appears("mark"), "/search?q=homestead"),
    scripted(
      "nothing found",
      (tab) => tab.getByRole("main").getByRole("status").filter({ hasText: "Nothing found" }).waitFor(),
      "/search?q=zzzzzz",
    ),
  ],
  // A shared link to a shelf that has become empty.
  "/shop": [
    scripted(
      "shelf: nothing found",
      (tab) => tab.locator("#shelf li").first().waitFor({ state: "hidden" }),
      "/shop?category=none",
    ),
  ],
  // Expired links in emails. The intake fills in the same page for every response.
  "/thank-you": [
    { name: "newsletter link too old", needs: "intake", address: "/newsletter/confirm/no-token", async steps() {} },
    { name: "receipt gone", needs: "intake", address: "/forms/sent/no-token", async steps() {} },
  ],
  "/design/workbench": workbenchStates,
  "/no-such-page": [scripted("with pages near by", appears("main a:has-text('Homestead')"), "/homested")],
};
