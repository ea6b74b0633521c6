import { at, both, faultsAt, put, set } from "../fault.ts";

const picture = (attributes: Record<string, string>) =>
  put("main section", "beforeend", ["img", { src: "/favicon.svg", width: "64", height: "64", ...attributes }]);
const field = (label: string, name = "extra") =>
  put("main form", "beforeend", [
    "p",
    {},
    ["label", { for: `x-${name}` }, label],
    ["input", { id: `x-${name}`, name }],
  ]);
const link = (words: string) => put("main section", "beforeend", ["div", {}, ["a", { href: "/shop" }, words]]);
const line = (words: string) => put("main section", "beforeend", ["p", {}, words]);
const message = (words: string, attributes: Record<string, string> = {}) =>
  put("main form", "beforeend", ["p", attributes, words]);

export const faults = [
  ...faultsAt(at("light", 1280), {
    "wording 1.1.1: a file name as text alternative": picture({ alt: "hero_final-2.jpg" }),
    "wording 1.1.1: a file name without its ending": picture({
      src: "/pictures/team-2024_v3.png",
      alt: "team-2024_v3",
    }),
    "wording 1.1.1: the number of a camera": picture({ alt: "IMG_2041" }),
    "wording 1.1.1: a placeholder as text alternative": picture({ alt: "image" }),
    "wording 1.1.1: a drawing named after its file": put("main section", "beforeend", [
      "div",
      { role: "img", "aria-label": "icon-arrow.svg", style: "width: 40px; height: 40px" },
      "→",
    ]),
    "wording 2.4.2: a placeholder title": (tab) =>
      tab.evaluate(() => {
        document.title = "Untitled Document";
      }),
    "wording 2.4.2: a file name as title": (tab) =>
      tab.evaluate(() => {
        document.title = "contact.html";
      }),
    "wording 2.4.2: a title of another page": (tab) =>
      tab.evaluate(() => {
        document.title = "Quarterly turbine revenue";
      }),
    "wording 2.4.6: a heading that is a placeholder": put("main section", "beforeend", ["h2", {}, "Section 2"]),
    "wording 2.4.6: a heading about something else": put("main section", "beforeend", [
      "div",
      {},
      ["h2", {}, "Weather"],
      ["p", {}, "Our kitchen opens at ten on every Monday."],
      ["h2", {}, "Kitchen rules and hours"],
    ]),
    "wording 2.4.6: a field labeled as a field": field("Text field:"),
    "wording 2.4.6: a field labeled with any word": field("Info"),
    "wording 2.4.6: two fields of one label": both(field("Street", "one"), field("Street", "two")),
    "wording 2.4.4: a link “here” without a sentence": link("Click here"),
    "wording 2.4.4: a link “more” alone in its paragraph": put("main section", "beforeend", [
      "p",
      {},
      ["a", { href: "/shop" }, "Read more"],
    ]),
    "wording 2.4.4: a format as link": link("PDF"),
    "wording 1.3.3: an instruction by place": line("To go on, press the thing on the right."),
    "wording 1.3.3: an instruction by shape": line("Tap the round one for help."),
    "wording 1.3.3: an instruction by size": line("Choose the larger picture to begin."),
    "wording 1.4.1: an instruction by color": line("Please fill all that is marked in red."),
    "wording 1.4.1: a key by color": line("Pick the dates shown in green."),
    "wording 3.3.1: a message by its class only": message("Enter a valid street.", { class: "field-error" }),
    "wording 3.3.1: a message that names no field": message("Something you typed is invalid.", { role: "alert" }),
    "wording 3.3.1: a message hidden from screen readers": message("The email address is invalid.", {
      "aria-hidden": "true",
    }),
    "wording 3.3.1: a message below a field that is not marked": message("Email address must contain an @ sign."),
    "language 3.1.1: a page marked as French": set("html", "lang", "fr"),
    "language 3.1.1: a page marked as Danish": set("html", "lang", "da"),
    "language 3.1.2: a German paragraph without lang": put("main section", "beforeend", [
      "p",
      {},
      "Unsere Schule liegt am Rand der Stadt, und alle Kinder sind bei uns jederzeit herzlich willkommen.",
    ]),
    "language 3.1.2: an English paragraph marked as Italian": put("main section", "beforeend", [
      "p",
      { lang: "it" },
      "Our school is at the edge of the city, and all children are always welcome in every season.",
    ]),
    "language 3.1.2: a Spanish paragraph without lang": put("main section", "beforeend", [
      "p",
      {},
      "Nuestra escuela está al borde de la ciudad y todos los niños son siempre bienvenidos en la casa.",
    ]),
    // Comes last, because the page keeps the faults of a check. With this fault, the check opens both destinations each
    // time it runs.
    "names 2.4.4: two links with the same name and different destinations": both(
      put("main p", "beforeend", ["a", { href: "/shop" }, "Our story"]),
      put("main p", "beforeend", ["a", { href: "/events" }, "Our story"]),
    ),
  }),
];
