import { at, both, type Fault, put, style } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "low contrast in dark only",
    place: at("/about", "dark", 1280),
    seed: style("@media (prefers-color-scheme: dark) { main p { color: #555 !important } }"),
    foundBy: "axe-measures",
    criterion: "1.4.3",
  },
  {
    name: "low text contrast in dark only",
    place: at("/privacy", "dark", 390),
    seed: style("@media (prefers-color-scheme: dark) { main p { color: #555 !important } }"),
    foundBy: "text-ground",
    criterion: "1.4.3",
  },
  {
    name: "a shape behind a heading",
    place: at("/about", "light", 390),
    seed: style("main h1 { background: linear-gradient(90deg, currentColor 40%, transparent 0) !important }"),
    foundBy: "text-ground",
    criterion: "1.4.3",
  },
  {
    name: "stripes behind text on the widest screen only",
    place: at("/terms", "light", 1920),
    seed: style(
      "@media (width > 1600px) { main p { background: repeating-linear-gradient(90deg, #777 0 20px, transparent 0 60px) !important } }",
    ),
    foundBy: "text-ground",
    criterion: "1.4.3",
  },
  {
    name: "pale text in a drawing",
    place: at("/about", "light", 390),
    seed: (tab) =>
      tab
        .locator("main p:visible")
        .first()
        .evaluate((words) => {
          const make = (name: string, attributes: Record<string, string>) => {
            const element = document.createElementNS("http://www.w3.org/2000/svg", name);
            for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
            return element;
          };
          const drawing = make("svg", { width: "200", height: "40" });
          const label = make("text", { x: "4", y: "24", fill: "#ccc", "font-size": "16" });
          label.textContent = "Weaver";
          drawing.append(label);
          words.after(drawing);
        }),
    foundBy: "text-ground",
    criterion: "1.4.3",
  },
  {
    name: "fields with a low-contrast border",
    place: at("/contact", "light", 1280),
    seed: style("main form :is(input, textarea) { border-color: #ddd !important }"),
    foundBy: "text-ground",
    criterion: "1.4.11",
  },
  {
    name: "a low-contrast menu icon",
    place: at("/about", "light", 390),
    seed: style("header button { color: #ccc !important }"),
    foundBy: "text-ground",
    criterion: "1.4.11",
  },
  {
    name: "a link identified only by color",
    place: at("/about", "light", 1280),
    seed: both(
      put("main p", "beforeend", ["a", { href: "/shop", class: "faint" }, "our articles"]),
      style(".faint { text-decoration: none !important; color: #4a3c31 !important }"),
    ),
    foundBy: "axe-measures",
    criterion: "1.4.1",
  },
  {
    name: "a focus indicator drawn as a shadow in forced colors",
    place: at("/donate/thanks", "forced-colors", 1280),
    seed: style(
      "html :focus-visible:focus-visible { outline: none !important; box-shadow: 0 0 0 4px blue !important }",
    ),
    foundBy: "forced-colors",
    criterion: "2.4.7",
  },
  {
    name: "a menu button visible only by its background in forced colors",
    place: at("/donate/thanks", "forced-colors", 390),
    seed: style(
      "header button { border: 0 !important; background: teal !important } header button svg { visibility: hidden }",
    ),
    foundBy: "forced-colors",
    criterion: "1.4.11",
  },
];
