import { at, faultsAt, put, set, style } from "../fault.ts";

export const faults = [
  ...faultsAt(at("light", 1280), {
    "html-validate 1.3.1: a heading that skips two levels": put("main h2", "afterend", ["h5", {}, "Further down"]),
    "axe 1.3.1: a list with an invalid child element": put("footer ul", "afterbegin", ["div", {}, "Pages"]),
    "equal-access 1.3.1: a table without headers": (tab) =>
      tab.locator("main table").evaluate((table) => {
        for (const header of table.querySelectorAll("th")) {
          const cell = document.createElement("td");
          cell.append(...header.childNodes);
          header.replaceWith(cell);
        }
      }),
    "equal-access 1.3.1: a second banner": put("body", "afterbegin", ["header", {}, ["p", {}, "News"]]),
    "names 3.2.3: footer links in a different order": (tab) =>
      tab.evaluate(() => {
        const list = document.querySelector("footer nav ul");
        list?.append(...[...(list?.children ?? [])].toReversed());
      }),
    "axe 2.4.2: a page without a title": (tab) => tab.locator("title").evaluate((title) => title.remove()),
    "axe 3.1.1: a page without a language": set("html", "lang", null),
    "axe 3.1.2: a quote with an invalid language": set("main p", "lang", "xx-nowhere"),
    "axe 1.4.4: zoom disabled": set(
      'meta[name="viewport"]',
      "content",
      "width=device-width, maximum-scale=1, user-scalable=no",
    ),
    "axe 2.2.1: a page that refreshes automatically": put("head", "beforeend", [
      "meta",
      { "http-equiv": "refresh", content: "3600" },
    ]),
    "language 3.1.2: a Spanish sentence without a language": put("main p", "beforeend", [
      "span",
      {},
      "Hablamos español con todos los que vienen aquí.",
    ]),
  }),
  ...faultsAt(at("light", 390), {
    "orientation 1.3.4: a page limited to portrait orientation": style(
      "@media (orientation: landscape) { main { display: none } }",
    ),
    "time-limits 2.2.1: content that disappears after a minute": (tab) =>
      tab.evaluate(() => {
        setTimeout(() => document.querySelector("main a[href]")?.remove(), 60_000);
      }),
  }),
];
