import type { State } from "../state.ts";
import { nameOf, openFields, type StandingForm, takenOver } from "./standing-form.ts";

export function lists(form: StandingForm): State[] {
  const choices = openFields(form).filter(({ kind }) => kind === "choice");
  return choices.map(({ name }) => ({
    name: `${nameOf(form)}: list of ${name}`,
    kind: "list",
    needs: "scripts",
    shared: true,
    async steps(tab) {
      const element = await takenOver(tab, form);
      // A custom list replaces the native one when the visitor reaches the form with a mouse.
      await element.hover({ position: { x: 2, y: 2 } });
      await element.locator(`#${form.id}-${name}-list`).click();
      await tab.getByRole("listbox").getByRole("option").first().waitFor();
    },
  }));
}
