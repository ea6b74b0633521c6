import type { Page } from "@playwright/test";
import type { Fault } from "../fault.ts";
import type { Place } from "../finding.ts";

const desk: Omit<Place, "page"> = { state: "as opened", mode: "light", width: 1280 };
const phone: Omit<Place, "page"> = { state: "as opened", mode: "light", width: 390 };
const about: Place = { ...desk, page: "/about" };
const aboutOnPhone: Place = { ...phone, page: "/about" };
const question: Place = { ...phone, page: "/quiz", state: "question answered" };

/** Adds rules as a script does: the pages allow no other sheet. */
const style = (rules: string) => (tab: Page) =>
  tab.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Puts an element with words and attributes at the end of the first paragraph of the content. */
const add =
  (tag: string, words: string, attributes: Readonly<Record<string, string>> = {}) =>
  (tab: Page) =>
    tab.evaluate(
      ([name, text, all]) => {
        const element = document.createElement(name);
        element.textContent = text;
        for (const [key, value] of Object.entries(all)) element.setAttribute(key, value);
        document.querySelector("main p")?.append(" ", element, " ");
      },
      [tag, words, attributes] as const,
    );

/** Barriers of operation and of speech that the checks have to find. */
export const faults: readonly Fault[] = [
  {
    name: "a trap for the keyboard",
    place: about,
    seed: (tab) =>
      tab.evaluate(() => {
        document.querySelector("main a[href]")?.addEventListener("keydown", (event) => {
          if ((event as KeyboardEvent).key === "Tab") event.preventDefault();
        });
      }),
    foundBy: "keyboard",
    criterion: "2.1.2",
  },
  {
    name: "a button that only a mouse can press",
    place: about,
    seed: add("span", "Press me", { role: "button" }),
    foundBy: "keyboard",
    criterion: "2.1.1",
  },
  {
    name: "a positive tabindex",
    place: about,
    seed: (tab) => tab.evaluate(() => document.querySelector("main a[href]")?.setAttribute("tabindex", "3")),
    foundBy: "keyboard",
    criterion: "2.4.3",
  },
  {
    name: "focus on what is hidden",
    place: about,
    seed: add("button", "Nobody sees this", { style: "opacity: 0" }),
    foundBy: "keyboard",
    criterion: "2.4.7",
  },
  {
    name: "a bar at the bottom that covers what has the focus",
    place: about,
    seed: (tab) =>
      tab.evaluate(() => {
        const bar = document.createElement("div");
        bar.style.cssText = "position: fixed; inset: auto 0 0 0; height: 45vh; background: white; z-index: 9999";
        document.body.append(bar);
      }),
    foundBy: "keyboard",
    criterion: "2.4.11",
  },
  {
    name: "a skip link that leads nowhere",
    place: about,
    seed: (tab) => tab.evaluate(() => document.querySelector("a[href='#content']")?.setAttribute("href", "#nowhere")),
    foundBy: "keyboard",
    criterion: "2.4.1",
  },
  {
    name: "a page that goes elsewhere when a link has the focus",
    place: about,
    seed: (tab) =>
      tab.evaluate(() =>
        document
          .querySelector("main a[href]")
          ?.addEventListener("focus", () => history.replaceState(null, "", "#away")),
      ),
    foundBy: "keyboard",
    criterion: "3.2.1",
  },
  {
    name: "a ring of 2:1",
    place: about,
    seed: style(":focus-visible { outline: 3px solid #aaa !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "1.4.11",
  },
  {
    name: "no ring",
    place: { ...about, mode: "dark" },
    seed: style("*:focus-visible { outline: none !important; box-shadow: none !important }"),
    foundBy: "focus-ring",
    criterion: "2.4.7",
  },
  {
    name: "a title lost on the way to another page",
    place: aboutOnPhone,
    seed: (tab) =>
      tab.evaluate(() => {
        const own = document.title;
        Object.defineProperty(document, "title", { get: () => own, set() {} });
      }),
    foundBy: "focus-moves",
    criterion: "2.4.2",
  },
  {
    name: "no live region",
    place: aboutOnPhone,
    seed: (tab) =>
      tab.evaluate(() => {
        for (const region of document.querySelectorAll("[aria-live], [role=status]")) {
          region.removeAttribute("aria-live");
          region.removeAttribute("role");
        }
      }),
    foundBy: "focus-moves",
    criterion: "4.1.3",
  },
  {
    name: "focus lost on a step",
    place: question,
    seed: (tab) =>
      tab.evaluate(() => {
        HTMLElement.prototype.focus = () => {};
      }),
    foundBy: "focus-moves",
    criterion: "2.4.3",
  },
  {
    name: "a menu that does not give the focus back",
    place: aboutOnPhone,
    seed: (tab) =>
      tab.evaluate(() => {
        addEventListener("toggle", () => setTimeout(() => (document.activeElement as HTMLElement).blur()), true);
      }),
    foundBy: "focus-moves",
    criterion: "2.4.3",
  },
  {
    name: "two links of one name to two places",
    place: about,
    seed: async (tab) => {
      await add("a", "Our story", { href: "/shop" })(tab);
      await add("a", "Our story", { href: "/events" })(tab);
    },
    foundBy: "names",
    criterion: "2.4.4",
  },
  {
    name: "a link that is named “more”",
    place: about,
    seed: add("a", "More", { href: "/shop" }),
    foundBy: "names",
    criterion: "2.4.9",
  },
  {
    name: "a name without the words that are seen",
    place: about,
    seed: add("button", "Send", { "aria-label": "Submit form" }),
    foundBy: "names",
    criterion: "2.5.3",
  },
  {
    name: "a field for an address that does not say so",
    place: { ...desk, page: "/contact" },
    seed: (tab) =>
      tab.evaluate(() => document.querySelector("main input[type=email]")?.setAttribute("autocomplete", "off")),
    foundBy: "names",
    criterion: "1.3.5",
  },
  {
    name: "answers in a group without a name",
    place: { ...question, width: 1280 },
    seed: (tab) => tab.evaluate(() => document.querySelector("[role=radiogroup]")?.removeAttribute("aria-labelledby")),
    foundBy: "names",
    criterion: "1.3.1",
  },
  {
    name: "links of the footer in another order",
    place: about,
    seed: (tab) =>
      tab.evaluate(() => {
        const list = document.querySelector("footer nav ul");
        list?.append(...[...(list?.children ?? [])].toReversed());
      }),
    foundBy: "names",
    criterion: "3.2.3",
  },
  {
    name: "content that goes away after a minute",
    place: aboutOnPhone,
    seed: (tab) =>
      tab.evaluate(() => {
        setTimeout(() => document.querySelector("main a[href]")?.remove(), 60_000);
      }),
    foundBy: "time-limits",
    criterion: "2.2.1",
  },
  {
    name: "a sentence in Spanish that does not say so",
    place: about,
    seed: add("span", "Hablamos español con todos los que vienen aquí."),
    foundBy: "language",
    criterion: "3.1.2",
  },
  {
    name: "a key of one letter",
    place: about,
    seed: (tab) =>
      tab.evaluate(() => {
        addEventListener("keydown", ({ key }) => {
          if (key === "s") document.querySelector<HTMLElement>("main a[href]")?.focus();
        });
      }),
    foundBy: "shortcuts",
    criterion: "2.1.4",
  },
  {
    name: "a page that asks for an upright phone",
    place: aboutOnPhone,
    seed: style("@media (orientation: landscape) { main { display: none } }"),
    foundBy: "orientation",
    criterion: "1.3.4",
  },
];
