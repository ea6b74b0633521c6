import { at, faultsAt, put, set } from "../fault.ts";

export const faults = [
  ...faultsAt(at("light", 1280), {
    "axe 1.1.1: an image without a text alternative": put("main section", "beforeend", [
      "img",
      { src: "/favicon.svg", width: "64", height: "64" },
    ]),
    "equal-access 1.1.1: a drawing with the role img and no name": (tab) =>
      tab
        .locator("main svg[aria-hidden]")
        .first()
        .evaluate((drawing) => {
          drawing.removeAttribute("aria-hidden");
          drawing.setAttribute("role", "img");
        }),
    "axe 4.1.2: a button without a name": (tab) =>
      tab
        .getByRole("button", { name: "Copy address" })
        .evaluate((button) => button.replaceChildren(...button.querySelectorAll("svg"))),
    "axe 2.4.4: a link without discernible text": put("main p", "beforeend", [
      "a",
      { href: "/shop" },
      ["span", { "aria-hidden": "true" }, "→"],
    ]),
    "equal-access 2.5.3: an accessible name that replaces the visible label": set(
      "main form button[type=submit]",
      "aria-label",
      "Go",
    ),
    "alfa 4.1.2: a link in a picture of letters": put("main section", "beforeend", [
      "span",
      { role: "img", "aria-label": "A fish" },
      ["a", { href: "/shop" }, "><>"],
    ]),
    "alfa 1.1.1: a picture by its role without a name": put("main section", "beforeend", [
      "div",
      { role: "img", style: "width: 60px; height: 60px; background: teal" },
      "",
    ]),
    "names 2.5.3: an accessible name without the visible label": put("main p", "beforeend", [
      "button",
      { "aria-label": "Submit form" },
      "Send",
    ]),
    "names 2.4.9: a link named “more”": put("main p", "beforeend", ["a", { href: "/shop" }, "More"]),
    "axe 4.1.2: a field without a label": (tab) =>
      tab.locator("label[for=first-name]").evaluate((label) => label.remove()),
    "equal-access 1.3.1: a group of radios without a legend": put("main form", "beforeend", [
      "fieldset",
      {},
      ["label", {}, ["input", { type: "radio", name: "by", value: "mail" }], "By mail"],
      ["label", {}, ["input", { type: "radio", name: "by", value: "phone" }], "By phone"],
    ]),
    "axe 1.3.5: an invalid autocomplete value": set('input[type="email"]', "autocomplete", "mailbox"),
    "names 1.3.5: an email field without autocomplete": set("main input[type=email]", "autocomplete", "off"),
    "html-validate 3.2.2: a form without a submit button": (tab) =>
      tab.locator("main form button[type=submit]").evaluate((button) => button.remove()),
    "axe 4.1.2: an invalid role": set("main section", "role", "chapter"),
    "equal-access 4.1.2: an invalid value of an ARIA attribute": set("main button", "aria-expanded", "open"),
    "axe 4.1.2: a focusable link that is hidden from screen readers": set(
      "main p:has(a), main div:has(> a)",
      "aria-hidden",
      "true",
    ),
    "names 1.3.1: a group of answers without a name": set("[role=radiogroup]", "aria-labelledby", null),
    "axe 4.1.2: a duplicate id that a name refers to": (tab) =>
      tab.evaluate(() => {
        const section = document.querySelector("main section[aria-labelledby]");
        const other = document.createElement("p");
        other.textContent = "Another one";
        other.id = String(section?.getAttribute("aria-labelledby"));
        section?.before(other);
      }),
  }),
];
