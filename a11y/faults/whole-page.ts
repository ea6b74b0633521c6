import { at, type Fault } from "../fault.ts";
import { put, set, style } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a page without a title",
    place: at("/contact", "light", 1280),
    seed: (tab) => tab.locator("title").evaluate((title) => title.remove()),
    foundBy: "axe",
    criterion: "2.4.2",
  },
  {
    name: "a page that does not say its language",
    place: at("/contact", "light", 1280),
    seed: set("html", "lang", null),
    foundBy: "axe",
    criterion: "3.1.1",
  },
  {
    name: "a quote in a language that there is not",
    place: at("/contact", "light", 1280),
    seed: set("main p", "lang", "xx-nowhere"),
    foundBy: "axe",
    criterion: "3.1.2",
  },
  {
    name: "a sentence in Spanish that does not say so",
    place: at("/donate/thanks", "light", 1280),
    seed: put("main p", "beforeend", ["span", {}, "Hablamos español con todos los que vienen aquí."]),
    foundBy: "language",
    criterion: "3.1.2",
  },
  {
    name: "zoom taken away",
    place: at("/contact", "light", 1280),
    seed: set('meta[name="viewport"]', "content", "width=device-width, maximum-scale=1, user-scalable=no"),
    foundBy: "axe",
    criterion: "1.4.4",
  },
  {
    name: "a page that asks for an upright phone",
    place: at("/donate/thanks", "light", 390),
    seed: style("@media (orientation: landscape) { main { display: none } }"),
    foundBy: "orientation",
    criterion: "1.3.4",
  },
  {
    name: "a page that loads itself anew",
    place: at("/contact", "light", 1280),
    seed: put("head", "beforeend", ["meta", { "http-equiv": "refresh", content: "3600" }]),
    foundBy: "axe",
    criterion: "2.2.1",
  },
  {
    name: "content that goes away after a minute",
    place: at("/donate/thanks", "light", 390),
    seed: (tab) =>
      tab.evaluate(() => {
        setTimeout(() => document.querySelector("main a[href]")?.remove(), 60_000);
      }),
    foundBy: "time-limits",
    criterion: "2.2.1",
  },
];
