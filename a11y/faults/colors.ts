import { at, both, faultsAt, put, style } from "../fault.ts";

export const faults = [
  ...faultsAt(at("dark", 1280), {
    "axe-measures 1.4.3: low contrast in dark only": style(
      "@media (prefers-color-scheme: dark) { main p { color: #555 !important } }",
    ),
  }),
  ...faultsAt(at("dark", 390), {
    "text-background 1.4.3: low text contrast in dark only": style(
      "@media (prefers-color-scheme: dark) { main p { color: #555 !important } }",
    ),
  }),
  ...faultsAt(at("light", 390), {
    "text-background 1.4.3: a shape behind a heading": style(
      "main h1 { background: linear-gradient(90deg, currentColor 40%, transparent 0) !important }",
    ),
    "text-background 1.4.3: pale text in a drawing": (tab) =>
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
    "text-background 1.4.11: a low-contrast menu icon": style("header button { color: #ccc !important }"),
  }),
  ...faultsAt(at("light", 1920), {
    "text-background 1.4.3: stripes behind text on the widest screen only": style(
      "@media (width > 1600px) { main p { background: repeating-linear-gradient(90deg, #777 0 20px, transparent 0 60px) !important } }",
    ),
  }),
  ...faultsAt(at("light", 1280), {
    "text-background 1.4.11: fields with a low-contrast border": style(
      "main form :is(input, textarea) { border-color: #ddd !important }",
    ),
    "axe-measures 1.4.1: a link identified only by color": both(
      put("main p", "beforeend", ["a", { href: "/shop", class: "faint" }, "our articles"]),
      style(".faint { text-decoration: none !important; color: #4a3c31 !important }"),
    ),
  }),
  ...faultsAt(at("forced-colors", 1280), {
    "focus-indicator 2.4.7: a focus indicator drawn as a shadow in forced colors": style(
      "html :focus-visible:focus-visible { outline: none !important; box-shadow: 0 0 0 4px blue !important }",
    ),
  }),
  ...faultsAt(at("forced-colors", 390), {
    "forced-colors 1.4.11: a menu button visible only by its background in forced colors": style(
      "header button { border: 0 !important; background: teal !important } header button svg { visibility: hidden }",
    ),
  }),
];
