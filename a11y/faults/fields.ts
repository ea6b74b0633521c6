import { at, type Fault } from "../fault.ts";
import { put, set } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a field without a label",
    place: at("/contact", "light", 1280),
    seed: (tab) => tab.locator('label[for="contact-form-firstName"]').evaluate((label) => label.remove()),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a group of radios without a legend",
    place: at("/contact", "light", 1280),
    seed: put("main form", "beforeend", [
      "fieldset",
      {},
      ["label", {}, ["input", { type: "radio", name: "by", value: "mail" }], "By mail"],
      ["label", {}, ["input", { type: "radio", name: "by", value: "phone" }], "By phone"],
    ]),
    foundBy: "equal-access",
    criterion: "1.3.1",
  },
  {
    name: "answers in a group without a name",
    place: at("/quiz", "light", 1280, "question answered"),
    seed: set("[role=radiogroup]", "aria-labelledby", null),
    foundBy: "names",
    criterion: "1.3.1",
  },
  {
    name: "a purpose of a field that there is not",
    place: at("/contact", "light", 1280),
    seed: set('input[type="email"]', "autocomplete", "mailbox"),
    foundBy: "axe",
    criterion: "1.3.5",
  },
  {
    name: "a field for an address that does not say so",
    place: at("/contact", "light", 1280),
    seed: set("main input[type=email]", "autocomplete", "off"),
    foundBy: "names",
    criterion: "1.3.5",
  },
  {
    name: "a form without a button that sends it",
    place: at("/contact", "light", 1280),
    seed: (tab) => tab.locator("main form button[type=submit]").evaluate((button) => button.remove()),
    foundBy: "html-validate",
    criterion: "3.2.2",
  },
];
