import { at, type Fault } from "../fault.ts";
import { put } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a heading two levels below the one before",
    place: at("/contact", "light", 1280),
    seed: put("main h2", "afterend", ["h5", {}, "Further down"]),
    foundBy: "html-validate",
    criterion: "1.3.1",
  },
  {
    name: "a list that holds something else than its items",
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
    name: "links of the footer in another order",
    place: at("/contact", "light", 1280),
    seed: (tab) =>
      tab.evaluate(() => {
        const list = document.querySelector("footer nav ul");
        list?.append(...[...(list?.children ?? [])].toReversed());
      }),
    foundBy: "names",
    criterion: "3.2.3",
  },
];
