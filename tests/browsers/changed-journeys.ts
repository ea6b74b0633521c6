import { expect } from "@playwright/test";
import { contact } from "../../data/forms/contact.ts";
import { addressFor, stored } from "../e2e/filling.ts";
import { type Change, controlChanges, fillInSilence, pageChanges } from "../foreign-things.ts";
import { begin, type Journey, passForPerson, says, shows } from "./journeys.ts";

/** Sends the contact form after an extension or other foreign code changes the page, at one of three moments. */
const sendChanged =
  (change: Change, moment: "before" | "while" | "after"): Journey =>
  async (tab) => {
    const form = "contact-form";
    const firstName = "Zoë Marisol Fernández-Oyelaran";
    const email = addressFor("changed");
    const message = "Half a thought, and the rest of it.";
    await tab.goto("/contact");
    if (moment === "before") await tab.evaluate(change, form);
    // Scripts load while these letters are typed. If the field were located only once, letters typed after React has
    // replaced it would be lost.
    const begun = tab.locator(`#${form}-firstName`).pressSequentially(firstName);
    if (moment === "while") await tab.evaluate(change, form);
    await begun;
    await shows(tab.locator(`#${form}[novalidate]`));
    if (moment === "after") await tab.evaluate(change, form);
    await tab.locator(`#${form}-email`).pressSequentially(email);
    await tab.locator(`#${form}-message`).pressSequentially(message);
    await passForPerson(tab);
    await tab.getByRole("button", { name: contact.button }).click();
    await says(tab.locator("main strong"), "KG-");
    const [sent] = await stored(email);
    expect(sent?.fields).toMatchObject({ firstName, email, message });
  };

/** Sends values that a password manager has set without events, including the honeypot's. */
const sendSilent: Journey = async (tab) => {
  await tab.goto("/contact");
  await begin(tab, "contact-form", "lastName", "O’Neill");
  await tab.evaluate(fillInSilence, "contact-form");
  await passForPerson(tab);
  await tab.getByRole("button", { name: contact.button }).click();
  await says(tab.locator("main strong"), "KG-");
};

const moments = ["before", "while", "after"] as const;

/** Journeys of a visitor with extensions. */
export const changedJourneys: Readonly<Record<string, Journey>> = {
  ...Object.fromEntries(
    Object.entries<Change>({ ...controlChanges, ...pageChanges }).flatMap(([what, change]) =>
      moments.map((moment) => [`sends a form with ${what} ${moment} scripts load`, sendChanged(change, moment)]),
    ),
  ),
  "sends a form that a manager has filled in silence": sendSilent,
};
