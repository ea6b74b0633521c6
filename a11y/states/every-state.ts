import type { State } from "@kindred-ground/audit/core/check.ts";
import { asOpened } from "@kindred-ground/audit/runner/plan.ts";
import type { Locator, Page } from "@playwright/test";
import { formCopy } from "../../data/forms/form-copy.ts";
import { submissionListCopy } from "../../data/forms/submission-list-copy.ts";
import { copying, disclosures, filters, menu, readPage, type SharedPart } from "./derived-states.ts";
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
  sendPlainly,
  takenOver,
  wrongValueFor,
} from "./form-filling.ts";
import { statesByPath } from "./page-states.ts";

const email = "zoe@example.org";

/** Returns the states of every form on a page. The audit scans a form only on the first page that contains it. */
function formStates({ forms: standing }: SharedPart): State[] {
  return standing.flatMap((form) => [
    ...Object.entries(actsOnForms).map(([what, act]) => stateOf(form, what, act)),
    ...lists(form),
    ...returned(form),
  ]);
}

interface Standing {
  tab: Page;
  form: SharedForm;
  element: Locator;
}

type Act = (standing: Standing) => Promise<void>;

const send = ({ element }: Standing) => element.locator("button[type=submit]").click();

const fillIn = ({ element, form }: Standing) => fill(element, form, email);

const markedWrong = ({ element }: Standing) => element.locator("[aria-invalid=true]").first().waitFor();

const waits = async ({ tab }: Standing) => {
  await tab.getByText(formCopy.waiting.title).waitFor();
  await tab.getByRole("region", { name: submissionListCopy.label }).getByText(submissionListCopy.one).waitFor();
};

/** Sends the filled form with a stubbed response, and waits until the page shows the result. */
function answered(answer: IntakeAnswer, isShown: Act): Act {
  return async (standing) => {
    await answerForms(standing.tab, standing.form.form, answer);
    await fillIn(standing);
    await send(standing);
    await isShown(standing);
  };
}

/** Actions of a visitor that bring a form into each of its states. */
const actsOnForms: Readonly<Record<string, Act>> = {
  async "with errors"(standing) {
    await send(standing);
    await markedWrong(standing);
  },
  "filled in": fillIn,
  async "filled wrong"(standing) {
    await fillIn(standing);
    const { element, form } = standing;
    for (const field of openFields(form)) {
      const wrong = wrongValueFor(field);
      if (wrong !== undefined) await element.locator(`#${form.id}-${field.name}`).fill(wrong);
    }
    await send(standing);
    await markedWrong(standing);
  },
  "waiting for an answer": answered("none yet", ({ element }) =>
    element.getByRole("button", { name: formCopy.sending }).waitFor(),
  ),
  sent: answered("received", async ({ tab, form: { form } }) => {
    const place = tab.getByRole("main").or(tab.getByRole("contentinfo"));
    await place.getByText(forms[form].sent.title).first().waitFor();
    if (hasCancelLink(form)) await tab.getByRole("link", { name: formCopy.sent.cancel }).waitFor();
  }),
  refused: answered("refused", markedWrong),
  "refused whole": answered("refused whole", ({ element }) => element.getByText(formCopy.refusedWhole).waitFor()),
  "kept for later": answered("no connection", waits),
  "about to be discarded": answered("no connection", async (standing) => {
    await waits(standing);
    await standing.tab.getByRole("button", { name: submissionListCopy.discard }).click();
    await standing.tab.getByRole("button", { name: submissionListCopy.keep }).waitFor();
  }),
};

/** States that show errors of fields, found by the browser or the server. Each kind of field has different markup. */
const withFieldErrors = new Set(["with errors", "filled wrong", "refused"]);

function stateOf(form: SharedForm, what: string, act: Act): State {
  const kinds = [...new Set(openFields(form).map(({ kind }) => kind))].sort().join(", ");
  return {
    name: `${nameOf(form)}: ${what}`,
    ...(withFieldErrors.has(what) ? { kind: kindOf(form, "not taken"), variant: kinds } : { kind: kindOf(form, what) }),
    needs: "scripts",
    shared: true,
    steps: async (tab) => act({ tab, form, element: await takenOver(tab, form) }),
  };
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
      // On hover, a custom list replaces the native select.
      await element.locator(`select#${form.id}-${name}`).hover();
      await element.locator(`#${form.id}-${name}-list`).click();
      await tab.getByRole("listbox").getByRole("option").first().waitFor();
    },
  }));
}

/** Returns the states after a form is sent without scripts: the page with its errors, and the confirmation page. */
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

const derived: readonly ((page: SharedPart) => State[])[] = [menu, disclosures, filters, copying, formStates];

export function statesOf(path: string, html: string): State[] {
  const page = readPage(path, html);
  return [asOpened, ...derived.flatMap((states) => states(page)), ...(statesByPath[path] ?? [])];
}

/** Returns the page's state with this name. If there is none, throws an error that lists the names of the states. */
export function stateNamed(path: string, name: string, html: string): State {
  const states = statesOf(path, html);
  const found = states.find((state) => state.name === name);
  if (found) return found;
  const names = states.map((state) => `'${state.name}'`).join(", ");
  throw new Error(`a11y: ${path} has no state '${name}'; it has ${names}`);
}
