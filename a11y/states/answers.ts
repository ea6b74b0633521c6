import type { Page } from "@playwright/test";
import type { FormName } from "../../data/forms/every-form.ts";
import { forms } from "./filling.ts";

/** Stubbed response of the intake, so that nothing is sent and every response can be shown. */
export type IntakeAnswer = "none yet" | "received" | "set aside" | "refused" | "refused whole" | "no connection";

const reference = "KG-AUD1TED0";

/** Milliseconds. The page's timeouts for a response are at least this long. See src/quiz/use-result-mail.ts. */
const shortestTimeout = 4_000;

/** Stubs the response to every submission of this form from `tab` from now on. */
export async function answerForms(tab: Page, form: FormName, answer: IntakeAnswer): Promise<void> {
  if (answer === "none yet") await tab.evaluate(withoutTimeouts, shortestTimeout);
  await tab.route(`**/forms/${form}`, async (route) => {
    switch (answer) {
      case "none yet":
        // Never responds, so that the page keeps waiting.
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

/** Disables the page's timeouts for responses. Runs in the page. */
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
