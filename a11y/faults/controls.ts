import { at, both, type Fault, put, set } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "an image without a text alternative",
    place: at("/contact", "light", 1280),
    seed: put("main section", "beforeend", ["img", { src: "/favicon.svg", width: "64", height: "64" }]),
    foundBy: "axe",
    criterion: "1.1.1",
  },
  {
    name: "a drawing with the role img and no name",
    place: at("/contact", "light", 1280),
    seed: (tab) =>
      tab
        .locator("main svg[aria-hidden]")
        .first()
        .evaluate((drawing) => {
          drawing.removeAttribute("aria-hidden");
          drawing.setAttribute("role", "img");
        }),
    foundBy: "equal-access",
    criterion: "1.1.1",
  },
  {
    name: "a button without a name",
    place: at("/contact", "light", 1280),
    seed: (tab) =>
      tab
        .getByRole("button", { name: "Copy address" })
        .evaluate((button) => button.replaceChildren(...button.querySelectorAll("svg"))),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a link without discernible text",
    place: at("/contact", "light", 1280),
    seed: put("main p", "beforeend", ["a", { href: "/shop" }, ["span", { "aria-hidden": "true" }, "→"]]),
    foundBy: "axe",
    criterion: "2.4.4",
  },
  {
    name: "an accessible name that replaces the visible label",
    place: at("/contact", "light", 1280),
    seed: set("main form button[type=submit]", "aria-label", "Go"),
    foundBy: "equal-access",
    criterion: "2.5.3",
  },
  {
    name: "an accessible name without the visible label",
    place: at("/contact", "light", 1280),
    seed: put("main p", "beforeend", ["button", { "aria-label": "Submit form" }, "Send"]),
    foundBy: "names",
    criterion: "2.5.3",
  },
  {
    name: "a link named “more”",
    place: at("/contact", "light", 1280),
    seed: put("main p", "beforeend", ["a", { href: "/shop" }, "More"]),
    foundBy: "names",
    criterion: "2.4.9",
  },
  {
    name: "two links with the same name and different destinations",
    place: at("/contact", "light", 1280),
    seed: both(
      put("main p", "beforeend", ["a", { href: "/shop" }, "Our story"]),
      put("main p", "beforeend", ["a", { href: "/events" }, "Our story"]),
    ),
    foundBy: "names",
    criterion: "2.4.4",
  },
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
    name: "a group of answers without a name",
    place: at("/quiz", "light", 1280, "question answered"),
    seed: set("[role=radiogroup]", "aria-labelledby", null),
    foundBy: "names",
    criterion: "1.3.1",
  },
  {
    name: "an invalid autocomplete value",
    place: at("/contact", "light", 1280),
    seed: set('input[type="email"]', "autocomplete", "mailbox"),
    foundBy: "axe",
    criterion: "1.3.5",
  },
  {
    name: "an email field without autocomplete",
    place: at("/contact", "light", 1280),
    seed: set("main input[type=email]", "autocomplete", "off"),
    foundBy: "names",
    criterion: "1.3.5",
  },
  {
    name: "a form without a submit button",
    place: at("/contact", "light", 1280),
    seed: (tab) => tab.locator("main form button[type=submit]").evaluate((button) => button.remove()),
    foundBy: "html-validate",
    criterion: "3.2.2",
  },
  {
    name: "an invalid role",
    place: at("/contact", "light", 1280),
    seed: set("main section", "role", "chapter"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "an invalid value of an ARIA attribute",
    place: at("/contact", "light", 1280),
    seed: set("main button", "aria-expanded", "open"),
    foundBy: "equal-access",
    criterion: "4.1.2",
  },
  {
    name: "a duplicate id that a name refers to",
    place: at("/donate/thanks", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        const section = document.querySelector("main section[aria-labelledby]");
        const other = document.createElement("p");
        other.textContent = "Another one";
        other.id = String(section?.getAttribute("aria-labelledby"));
        section?.before(other);
      }),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a focusable link that is hidden from screen readers",
    place: at("/contact", "light", 1280),
    seed: set("main p:has(a), main div:has(> a)", "aria-hidden", "true"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
];
