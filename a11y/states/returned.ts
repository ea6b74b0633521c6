import type { Page } from "@playwright/test";
import type { State } from "../state.ts";
import { fill } from "./filling.ts";
import { kindOf, nameOf, type StandingForm } from "./standing-form.ts";

/** Responses of the intake to a form sent without scripts: the page with its errors, and the confirmation page. */
export function returned(form: StandingForm): State[] {
  const { form: name, id } = form;
  return [
    {
      name: `${nameOf(form)}: returned by the server`,
      kind: kindOf(form, "returned by the server"),
      needs: "intake",
      shared: true,
      async steps(tab) {
        await sendPlainly(tab, id);
        await tab.locator("[aria-invalid=true]").first().waitFor();
      },
    },
    {
      name: `${nameOf(form)}: confirmed by the server`,
      kind: kindOf(form, "confirmed by the server"),
      needs: "intake",
      shared: true,
      async steps(tab) {
        await fill(tab.locator(`#${id}`), form, `${crypto.randomUUID()}@example.org`);
        await sendPlainly(tab, id);
        await tab.waitForURL(`**/forms/${name}/thanks/*`);
      },
    },
  ];
}

/** Bypasses the browser's validation and the page's scripts. */
async function sendPlainly(tab: Page, id: string): Promise<void> {
  await Promise.all([
    tab.waitForEvent("load"),
    tab.locator(`#${id}`).evaluate((form: HTMLFormElement) => form.submit()),
  ]);
}
