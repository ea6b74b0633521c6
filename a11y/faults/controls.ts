import { at, both, type Fault, put, set } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "an image without an alternative",
    place: at("/contact", "light", 1280),
    seed: put("main section", "beforeend", ["img", { src: "/favicon.svg", width: "64", height: "64" }]),
    foundBy: "axe",
    criterion: "1.1.1",
  },
  {
    name: "a drawing that says it is an image and not which",
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
    name: "a name that does not hold the words that are seen",
    place: at("/contact", "light", 1280),
    seed: set("main form button[type=submit]", "aria-label", "Go"),
    foundBy: "equal-access",
    criterion: "2.5.3",
  },
  {
    name: "a name without the words that are seen",
    place: at("/contact", "light", 1280),
    seed: put("main p", "beforeend", ["button", { "aria-label": "Submit form" }, "Send"]),
    foundBy: "names",
    criterion: "2.5.3",
  },
  {
    name: "a link that is named “more”",
    place: at("/contact", "light", 1280),
    seed: put("main p", "beforeend", ["a", { href: "/shop" }, "More"]),
    foundBy: "names",
    criterion: "2.4.9",
  },
  {
    name: "two links of one name to two places",
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
  {
    name: "a role that does not exist",
    place: at("/contact", "light", 1280),
    seed: set("main section", "role", "chapter"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a value that the ARIA attribute does not have",
    place: at("/contact", "light", 1280),
    seed: set("main button", "aria-expanded", "open"),
    foundBy: "equal-access",
    criterion: "4.1.2",
  },
  {
    name: "an id used twice, one of them for a name",
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
    name: "a link hidden from screen readers that can have the focus",
    place: at("/contact", "light", 1280),
    seed: set("main p:has(a), main div:has(> a)", "aria-hidden", "true"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
];
