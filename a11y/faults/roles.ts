import { at, type Fault } from "../fault.ts";
import { set } from "../seed.ts";

export const faults: readonly Fault[] = [
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
