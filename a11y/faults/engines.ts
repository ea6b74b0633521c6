import type { Page } from "@playwright/test";
import type { Fault } from "../fault.ts";
import type { Place } from "../finding.ts";

const desk: Omit<Place, "page"> = { state: "as opened", mode: "light", width: 1280 };
const contact: Place = { ...desk, page: "/contact" };
const about: Place = { ...desk, page: "/about" };

/** Takes or gives an attribute. */
const set = (selector: string, attribute: string, value: string | null) => (tab: Page) =>
  tab
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, text]) => (text === null ? element.removeAttribute(name) : element.setAttribute(name, text)),
      [attribute, value] as const,
    );

/** A tag, its attributes and what it holds. */
type Tree = string | [tag: string, attributes: Record<string, string>, ...children: Tree[]];

/** Puts elements into a place. Not as text: the pages take no markup from scripts. */
const put = (selector: string, where: InsertPosition, tree: Tree) => (tab: Page) =>
  tab
    .locator(selector)
    .first()
    .evaluate(
      (element, [position, root]) => {
        // As text, since the type of an argument cannot be one that holds itself.
        const grow = (part: Tree): Node => {
          if (typeof part === "string") return document.createTextNode(part);
          const [tag, attributes, ...children] = part;
          const grown = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) grown.setAttribute(name, value);
          grown.append(...children.map(grow));
          return grown;
        };
        element.insertAdjacentElement(position, grow(JSON.parse(root)) as Element);
      },
      [where, JSON.stringify(tree)] as const,
    );

/** Adds rules as a script does: the pages allow no other sheet. */
const style = (rules: string) => (tab: Page) =>
  tab.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

const both = (one: Fault["seed"], other: Fault["seed"]) => async (tab: Page) => {
  await one(tab);
  await other(tab);
};

/** Barriers that engines have to find, each in the page that it was once found in or could come to. */
export const faults: readonly Fault[] = [
  {
    name: "a field without a label",
    place: contact,
    seed: (tab) => tab.locator('label[for="contact-form-firstName"]').evaluate((label) => label.remove()),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "low contrast in dark only",
    place: { ...about, mode: "dark" },
    seed: style("@media (prefers-color-scheme: dark) { main p { color: #555 !important } }"),
    foundBy: "axe-contrast",
    criterion: "1.4.3",
  },
  {
    name: "a group of radios without a legend",
    place: contact,
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
    name: "a heading two levels below the one before",
    place: about,
    seed: put("main h2", "afterend", ["h5", {}, "Further down"]),
    foundBy: "html-validate",
    criterion: "1.3.1",
  },
  {
    name: "an id used twice, one of them for a name",
    place: about,
    seed: put("main section[aria-labelledby]", "beforebegin", ["p", { id: "about" }, "Another one"]),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a button without a name",
    place: contact,
    seed: (tab) =>
      tab
        .getByRole("button", { name: "Copy address" })
        .evaluate((button) => button.replaceChildren(...button.querySelectorAll("svg"))),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "a value that the ARIA attribute does not have",
    place: contact,
    seed: set("main button", "aria-expanded", "open"),
    foundBy: "equal-access",
    criterion: "4.1.2",
  },
  {
    name: "a role that does not exist",
    place: about,
    seed: set("main section", "role", "chapter"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "an image without an alternative",
    place: about,
    seed: put("main section", "beforeend", ["img", { src: "/favicon.svg", width: "64", height: "64" }]),
    foundBy: "axe",
    criterion: "1.1.1",
  },
  {
    name: "a drawing that says it is an image and not which",
    place: about,
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
    name: "a page that does not say its language",
    place: about,
    seed: set("html", "lang", null),
    foundBy: "axe",
    criterion: "3.1.1",
  },
  {
    name: "a quote in a language that there is not",
    place: about,
    seed: set("main p", "lang", "xx-nowhere"),
    foundBy: "axe",
    criterion: "3.1.2",
  },
  {
    name: "a page without a title",
    place: about,
    seed: (tab) => tab.locator("title").evaluate((title) => title.remove()),
    foundBy: "axe",
    criterion: "2.4.2",
  },
  {
    name: "two targets of 20 px without space between them",
    place: about,
    seed: both(
      put("main section", "beforeend", ["p", { class: "tiny" }, ["button", {}, "a"], ["button", {}, "b"]]),
      style(".tiny { display: flex } .tiny button { width: 20px; height: 20px; padding: 0 }"),
    ),
    foundBy: "axe",
    criterion: "2.5.8",
  },
  {
    name: "a list that holds something else than its items",
    place: about,
    seed: put("footer ul", "afterbegin", ["div", {}, "Pages"]),
    foundBy: "axe",
    criterion: "1.3.1",
  },
  {
    name: "a second banner",
    place: about,
    seed: put("body", "afterbegin", ["header", {}, ["p", {}, "News"]]),
    foundBy: "equal-access",
    criterion: "1.3.1",
  },
  {
    name: "a link without discernible text",
    place: about,
    seed: put("main p", "beforeend", ["a", { href: "/shop" }, ["span", { "aria-hidden": "true" }, "→"]]),
    foundBy: "axe",
    criterion: "2.4.4",
  },
  {
    name: "a table without headers",
    place: contact,
    seed: (tab) =>
      tab.locator("main table").evaluate((table) => {
        for (const header of table.querySelectorAll("th")) {
          const cell = document.createElement("td");
          cell.append(...header.childNodes);
          header.replaceWith(cell);
        }
      }),
    foundBy: "equal-access",
    criterion: "1.3.1",
  },
  {
    name: "a link in a text told by its color alone",
    place: about,
    seed: both(
      put("main p", "beforeend", ["a", { href: "/shop", class: "faint" }, "what we have written"]),
      style(".faint { text-decoration: none !important; color: #4a3c31 !important }"),
    ),
    foundBy: "axe",
    criterion: "1.4.1",
  },
  {
    name: "zoom taken away",
    place: about,
    seed: set('meta[name="viewport"]', "content", "width=device-width, maximum-scale=1, user-scalable=no"),
    foundBy: "axe",
    criterion: "1.4.4",
  },
  {
    name: "a purpose of a field that there is not",
    place: contact,
    seed: set('input[type="email"]', "autocomplete", "mailbox"),
    foundBy: "axe",
    criterion: "1.3.5",
  },
  {
    name: "a name that does not hold the words that are seen",
    place: contact,
    seed: set("main form button[type=submit]", "aria-label", "Go"),
    foundBy: "equal-access",
    criterion: "2.5.3",
  },
  {
    name: "a page that loads itself anew",
    place: about,
    seed: put("head", "beforeend", ["meta", { "http-equiv": "refresh", content: "3600" }]),
    foundBy: "axe",
    criterion: "2.2.1",
  },
  {
    name: "a link hidden from screen readers that can have the focus",
    place: about,
    seed: set("main p:has(a), main div:has(> a)", "aria-hidden", "true"),
    foundBy: "axe",
    criterion: "4.1.2",
  },
  {
    name: "spacing that the visitor cannot widen",
    place: about,
    seed: (tab) =>
      tab
        .locator("main p")
        .first()
        .evaluate((words: HTMLElement) => words.style.setProperty("letter-spacing", "0", "important")),
    foundBy: "axe",
    criterion: "1.4.12",
  },
  {
    name: "a form without a button that sends it",
    place: contact,
    seed: (tab) => tab.locator("main form button[type=submit]").evaluate((button) => button.remove()),
    foundBy: "html-validate",
    criterion: "3.2.2",
  },
];
