import type { Page } from "@playwright/test";
import type { FormName } from "../../data/forms/every-form.ts";
import { forms } from "./filling.ts";

/** What stands in the intake’s place, so that nothing is sent and every answer can be seen. */
export type IntakeAnswer = "none yet" | "received" | "set aside" | "refused" | "refused whole" | "no connection";

const reference = "KG-AUD1TED0";

/** Milliseconds: no shorter timeout of the page is for an answer. See src/quiz/use-result-mail.ts. */
const shortestTimeout = 4_000;

/** Has every form of that name that `tab` sends from now on answered so. */
export async function answerForms(tab: Page, form: FormName, answer: IntakeAnswer): Promise<void> {
  if (answer === "none yet") await tab.evaluate(withoutTimeouts, shortestTimeout);
  await tab.route(`**/forms/${form}`, async (route) => {
    switch (answer) {
      case "none yet":
        // Never answered: the page waits as long as it is looked at.
        return;
      case "no connection":
        return route.abort("internetdisconnected");
      case "refused":
        return route.fulfill({ status: 422, json: { error: "invalid", errors: [firstFieldRefused(form)] } });
      case "refused whole":
        return route.fulfill({ status: 400, json: { error: "body", errors: [] } });
      default: {
        const key = route.request().headers()["idempotency-key"] ?? null;
        const receipt = { ok: true, id: "8c1f2f6e-0c0b-4c3e-9f10-2a7f7f0a8d11", key, reference };
        const instead = { title: "Set aside", text: "A person looks at it first." };
        return route.fulfill({ json: answer === "set aside" ? { ...receipt, instead } : receipt });
      }
    }
  });
}

/** Has the page wait for answers for as long as it is looked at. Runs in the page. */
function withoutTimeouts(shortest: number): void {
  const later = window.setTimeout;
  const soon = (act: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) =>
    wait < shortest ? later(act, wait, ...given) : 0;
  Object.assign(window, { setTimeout: soon });
}

function firstFieldRefused(form: FormName) {
  const field = forms[form].fields.find(({ kind }) => kind === "email") ?? forms[form].fields[0];
  return { code: "domain", field: field?.name ?? "", message: "No mail can be delivered to this address." };
}
