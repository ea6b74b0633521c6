import { at, type Fault, put, set, style } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "a heading that skips two levels",
    place: at("/contact", "light", 1280),
    seed: put("main h2", "afterend", ["h5", {}, "Further down"]),
    foundBy: "html-validate",
    criterion: "1.3.1",
  },
  {
    name: "a list with an invalid child element",
    place: at("/contact", "light", 1280),
    seed: put("footer ul", "afterbegin", ["div", {}, "Pages"]),
    foundBy: "axe",
    criterion: "1.3.1",
  },
  {
    name: "a table without headers",
    place: at("/contact", "light", 1280),
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
    name: "a second banner",
    place: at("/contact", "light", 1280),
    seed: put("body", "afterbegin", ["header", {}, ["p", {}, "News"]]),
    foundBy: "equal-access",
    criterion: "1.3.1",
  },
  {
    name: "footer links in a different order",
    place: at("/contact", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        const list = document.querySelector("footer nav ul");
        list?.append(...[...(list?.children ?? [])].toReversed());
      }),
    foundBy: "names",
    criterion: "3.2.3",
  },
  {
    name: "a page without a title",
    place: at("/contact", "light", 1280),
    seed: (tab) => tab.locator("title").evaluate((title) => title.remove()),
    foundBy: "axe",
    criterion: "2.4.2",
  },
  {
    name: "a page without a language",
    place: at("/contact", "light", 1280),
    seed: set("html", "lang", null),
    foundBy: "axe",
    criterion: "3.1.1",
  },
  {
    name: "a quote with an invalid language",
    place: at("/contact", "light", 1280),
    seed: set("main p", "lang", "xx-nowhere"),
    foundBy: "axe",
    criterion: "3.1.2",
  },
  {
    name: "a Spanish sentence without a language",
    place: at("/donate/thanks", "light", 1280),
    seed: put("main p", "beforeend", ["span", {}, "Hablamos español con todos los que vienen aquí."]),
    foundBy: "language",
    criterion: "3.1.2",
  },
  {
    name: "zoom disabled",
    place: at("/contact", "light", 1280),
    seed: set('meta[name="viewport"]', "content", "width=device-width, maximum-scale=1, user-scalable=no"),
    foundBy: "axe",
    criterion: "1.4.4",
  },
  {
    name: "a page limited to portrait orientation",
    place: at("/donate/thanks", "light", 390),
    seed: style("@media (orientation: landscape) { main { display: none } }"),
    foundBy: "orientation",
    criterion: "1.3.4",
  },
  {
    name: "a page that refreshes automatically",
    place: at("/contact", "light", 1280),
    seed: put("head", "beforeend", ["meta", { "http-equiv": "refresh", content: "3600" }]),
    foundBy: "axe",
    criterion: "2.2.1",
  },
  {
    name: "content that disappears after a minute",
    place: at("/donate/thanks", "light", 390),
    seed: (tab) =>
      tab.evaluate(() => {
        setTimeout(() => document.querySelector("main a[href]")?.remove(), 60_000);
      }),
    foundBy: "time-limits",
    criterion: "2.2.1",
  },
];
