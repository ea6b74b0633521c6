import type { Locator, Page } from "@playwright/test";
import { formCopy } from "../../data/forms/form-copy.ts";
import { submissionListCopy } from "../../data/forms/submission-list-copy.ts";
import type { State } from "../check.ts";
import { copying, disclosures, filters, menu, notified, readPage, type SharedPart } from "./derived-states.ts";
import {
  answerForms,
  fill,
  forms,
  hasCancelLink,
  type IntakeAnswer,
  kindOf,
  nameOf,
  openFields,
  type SharedForm,
  takenOver,
  wrongValueFor,
} from "./form-filling.ts";
import { statesByPath } from "./page-states.ts";

const email = "zoe@example.org";

/** Returns the states of every form on a page. The audit scans a form only on the first page that contains it. */
function formStates({ forms: standing }: SharedPart): State[] {
  return standing.flatMap((form) => [
    ...filledStates(form),
    ...answeredStates(form),
    ...lists(form),
    ...returned(form),
  ]);
}

interface Standing extends SharedForm {
  tab: Page;
  element: Locator;
}

/** Kind for field errors, found either by the browser or by the server. */
const notTaken = "not taken";

function stateOf(
  form: SharedForm,
  what: string,
  act: (standing: Standing) => Promise<void>,
  { kind = what, variant }: Pick<State, "kind" | "variant"> = {},
): State {
  return {
    name: `${nameOf(form)}: ${what}`,
    kind: kindOf(form, kind),
    ...(variant && { variant }),
    needs: "scripts",
    shared: true,
    async steps(tab) {
      await act({ ...form, tab, element: await takenOver(tab, form) });
    },
  };
}

function kindsOfFields(form: SharedForm): string {
  return [...new Set(openFields(form).map(({ kind }) => kind))].sort().join(", ");
}

const send = (element: Locator) => element.locator("button[type=submit]").click();

const markedWrong = (element: Locator) => element.locator("[aria-invalid=true]").first().waitFor();

function filledStates(form: SharedForm): State[] {
  return [
    stateOf(
      form,
      "with errors",
      async ({ element }) => {
        await send(element);
        await markedWrong(element);
      },
      // Each kind of field has different markup.
      { kind: notTaken, variant: kindsOfFields(form) },
    ),
    stateOf(form, "filled in", ({ element }) => fill(element, form, email)),
    stateOf(
      form,
      "filled wrong",
      async ({ element }) => {
        await fill(element, form, email);
        for (const field of openFields(form)) {
          const wrong = wrongValueFor(field);
          if (wrong !== undefined) await element.locator(`#${form.id}-${field.name}`).fill(wrong);
        }
        await send(element);
        await markedWrong(element);
      },
      { kind: notTaken, variant: kindsOfFields(form) },
    ),
  ];
}

function answeredStates(form: SharedForm): State[] {
  const answered = (
    what: string,
    answer: IntakeAnswer,
    stands: (standing: Standing) => Promise<void>,
    as?: Pick<State, "kind" | "variant">,
  ) =>
    stateOf(
      form,
      what,
      async (standing) => {
        await answerForms(standing.tab, form.form, answer);
        await fill(standing.element, form, email);
        await send(standing.element);
        await stands(standing);
      },
      as,
    );
  const waits = async ({ tab }: Standing) => {
    await tab.getByText(formCopy.waiting.title).waitFor();
    await tab.getByRole("region", { name: submissionListCopy.label }).getByText(submissionListCopy.one).waitFor();
  };
  return [
    answered("waiting for an answer", "none yet", async ({ element }) => {
      await element.getByRole("button", { name: formCopy.sending }).waitFor();
    }),
    answered("sent", "received", async ({ tab }) => {
      await tab
        .getByRole("main")
        .or(tab.getByRole("contentinfo"))
        .getByText(forms[form.form].sent.title)
        .first()
        .waitFor();
      if (hasCancelLink(form.form)) await tab.getByRole("link", { name: formCopy.sent.cancel }).waitFor();
      await notified(tab);
    }),
    answered("refused", "refused", ({ element }) => markedWrong(element), {
      kind: notTaken,
      variant: kindsOfFields(form),
    }),
    answered("refused whole", "refused whole", async ({ element }) => {
      await element.getByText(formCopy.refusedWhole).waitFor();
    }),
    answered("kept for later", "no connection", waits),
    answered("about to be discarded", "no connection", async (standing) => {
      await waits(standing);
      await standing.tab.getByRole("button", { name: submissionListCopy.discard }).click();
      await standing.tab.getByRole("button", { name: submissionListCopy.keep }).waitFor();
    }),
  ];
}

function lists(form: SharedForm): State[] {
  const choices = openFields(form).filter(({ kind }) => kind === "choice");
  return choices.map(({ name }) => ({
    name: `${nameOf(form)}: list of ${name}`,
    kind: "list",
    needs: "scripts",
    shared: true,
    async steps(tab) {
      const element = await takenOver(tab, form);
      // A custom list replaces the native select under the mouse.
      await element.locator(`select#${form.id}-${name}`).hover();
      await element.locator(`#${form.id}-${name}-list`).click();
      await tab.getByRole("listbox").getByRole("option").first().waitFor();
    },
  }));
}

/** Responses of the intake to a form sent without scripts: the page with its errors, and the confirmation page. */
function returned(form: SharedForm): State[] {
  const { id } = form;
  const state = (what: string, steps: State["steps"]): State => ({
    name: `${nameOf(form)}: ${what}`,
    kind: kindOf(form, what),
    needs: "intake",
    shared: true,
    steps,
  });
  return [
    state("returned by the server", async (tab) => {
      await sendPlainly(tab, id);
      await tab.locator("[aria-invalid=true]").first().waitFor();
    }),
    state("confirmed by the server", async (tab) => {
      await fill(tab.locator(`#${id}`), form, `${crypto.randomUUID()}@example.org`);
      await sendPlainly(tab, id);
      await tab.locator("#answer-reference").waitFor();
    }),
  ];
}

/** Bypasses the browser's validation and the page's scripts. */
async function sendPlainly(tab: Page, id: string): Promise<void> {
  await Promise.all([
    tab.waitForEvent("load"),
    tab.locator(`#${id}`).evaluate((form: HTMLFormElement) => form.submit()),
  ]);
}

const asOpened: State = { name: "as opened", async steps() {} };

const derived: readonly ((page: SharedPart) => State[])[] = [menu, disclosures, filters, copying, formStates];

export function statesOf(path: string, html: string): State[] {
  const page = readPage(path, html);
  return [asOpened, ...derived.flatMap((states) => states(page)), ...(statesByPath[path] ?? [])];
}

/** Throws with the names of the existing states if the page has no state of that name. */
export function stateNamed(path: string, name: string, html: string): State {
  const states = statesOf(path, html);
  const found = states.find((state) => state.name === name);
  if (found) return found;
  const names = states.map((state) => `'${state.name}'`).join(", ");
  throw new Error(`a11y: ${path} has no state '${name}'; it has ${names}`);
}
