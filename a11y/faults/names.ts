import { at, type Fault } from "../fault.ts";
import { both, put, set } from "../seed.ts";

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
];
