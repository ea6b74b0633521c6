import type { State } from "../state.ts";
import { nameOf, openFields, type StandingForm, takenOver } from "./standing-form.ts";

/** The open list of each choice in a form. */
export function lists(form: StandingForm): State[] {
  const choices = openFields(form).filter(({ kind }) => kind === "choice");
  return choices.map(({ name }) => ({
    name: `${nameOf(form)}: list of ${name}`,
    kind: "list",
    needs: "scripts",
    shared: true,
    async steps(tab) {
      const element = await takenOver(tab, form);
      // The list takes the platform’s place when somebody comes to the form with a mouse.
      await element.hover({ position: { x: 2, y: 2 } });
      await element.locator(`#${form.id}-${name}-list`).click();
      await tab.getByRole("listbox").getByRole("option").first().waitFor();
    },
  }));
}
