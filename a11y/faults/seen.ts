import type { Page } from "@playwright/test";
import type { Fault } from "../fault.ts";
import type { Place } from "../finding.ts";
import type { ModeName, Width } from "../modes.ts";

const at = (page: string, mode: ModeName, width: Width): Place => ({ page, state: "as opened", mode, width });

/** Adds rules as a script does: the pages allow no other sheet. */
const style = (rules: string) => (tab: Page) =>
  tab.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

const drift = "@keyframes drift { to { transform: translateX(40px) } }";
const blink = "@keyframes blink { 50% { opacity: 0 } }";

/** Barriers that only the eye finds, each in a page and a setting in which nothing else shows it. */
export const faults: readonly Fault[] = [
  {
    name: "a shape drawn under a heading",
    place: at("/about", "light", 1280),
    seed: style("main h1 { background: linear-gradient(90deg, currentColor 40%, transparent 0) !important }"),
    foundBy: "text-ground",
    criterion: "1.4.3",
  },
  {
    name: "text that is pale in dark only",
    place: at("/privacy", "dark", 390),
    seed: style("@media (prefers-color-scheme: dark) { main p { color: #555 !important } }"),
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
    name: "pale words in a drawing",
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
    name: "fields whose edge is hardly there",
    place: at("/contact", "light", 1280),
    seed: style("main form :is(input, textarea) { border-color: #ddd !important }"),
    foundBy: "text-ground",
    criterion: "1.4.11",
  },
  {
    name: "the menu’s icon in a pale color",
    place: at("/about", "light", 390),
    seed: style("header button { color: #ccc !important }"),
    foundBy: "text-ground",
    criterion: "1.4.11",
  },
  {
    name: "small links close below each other",
    place: at("/about", "light", 390),
    seed: style(
      "footer li { line-height: 12px } footer li a { display: inline-block !important; min-height: 0 !important; font-size: 10px !important; line-height: 12px !important; padding: 0 !important }",
    ),
    foundBy: "targets",
    criterion: "2.5.8",
  },
  {
    name: "a heading wider than the narrowest phone",
    place: at("/about", "light", 320),
    seed: style("main h1 { min-width: 500px }"),
    foundBy: "reflow",
    criterion: "1.4.10",
  },
  {
    name: "lines that the zoomed page cuts off at its edge",
    place: at("/privacy", "zoom", 1280),
    seed: style("html { overflow-x: clip } main p { white-space: nowrap }"),
    foundBy: "reflow",
    criterion: "1.4.10",
  },
  {
    name: "paragraphs of a fixed height under text spacing",
    place: at("/privacy", "text-spacing", 1280),
    seed: style("main p { height: 1.2rem; overflow: hidden }"),
    foundBy: "text-spacing",
    criterion: "1.4.12",
  },
  {
    name: "paragraphs that run into the next under text spacing",
    place: at("/terms", "text-spacing", 320),
    seed: style("main p { height: 1.2rem; margin-block: 0 !important }"),
    foundBy: "text-spacing",
    criterion: "1.4.12",
  },
  {
    name: "a heading cut off at twice the text size",
    place: at("/about", "large-text", 390),
    seed: style("main h1 { height: 48px; overflow: hidden }"),
    foundBy: "large-text",
    criterion: "1.4.4",
  },
  {
    name: "a heading that leaves the page at twice the text size",
    place: at("/about", "large-text", 320),
    seed: style("main h1 { min-width: 14rem }"),
    foundBy: "large-text",
    criterion: "1.4.4",
  },
  {
    name: "a heading that drifts though less motion is asked for",
    place: at("/about", "light", 390),
    seed: (tab) =>
      tab
        .locator("main h1")
        .evaluate(
          (heading) => void heading.animate({ translate: ["0", "40px"] }, { duration: 3000, iterations: Infinity }),
        ),
    foundBy: "reduced-motion",
    criterion: "2.3.3",
  },
  {
    name: "smooth scrolling though less motion is asked for",
    place: at("/about", "light", 390),
    // The theme’s own rule is important, and in a layer: only an attribute is stronger.
    seed: (tab) =>
      tab.locator("html").evaluate(({ style }) => style.setProperty("scroll-behavior", "smooth", "important")),
    foundBy: "reduced-motion",
    criterion: "2.3.3",
  },
  {
    name: "a heading that drifts without end",
    place: at("/about", "motion", 1280),
    seed: style(`${drift} main h1 { animation: drift 3s alternate infinite }`),
    foundBy: "motion",
    criterion: "2.2.2",
  },
  {
    name: "a number that a script goes on counting up",
    place: at("/about", "motion", 1280),
    seed: (tab) =>
      tab
        .locator("main p:visible")
        .first()
        .evaluate((words) => {
          let count = 0;
          setInterval(() => {
            words.textContent = String(count++);
          }, 100);
        }),
    foundBy: "motion",
    criterion: "2.2.2",
  },
  {
    name: "a heading that flashes five times a second",
    place: at("/about", "motion", 1280),
    seed: style(`${blink} main h1 { animation: blink 200ms infinite }`),
    foundBy: "motion",
    criterion: "2.3.1",
  },
  {
    name: "a focus ring that is a shadow in forced colors",
    place: at("/about", "forced-colors", 1280),
    seed: style(
      "html :focus-visible:focus-visible { outline: none !important; box-shadow: 0 0 0 4px blue !important }",
    ),
    foundBy: "forced-colors",
    criterion: "2.4.7",
  },
  {
    name: "the menu’s button drawn as a ground in forced colors",
    place: at("/about", "forced-colors", 390),
    seed: style(
      "header button { border: 0 !important; background: teal !important } header button svg { visibility: hidden }",
    ),
    foundBy: "forced-colors",
    criterion: "1.4.11",
  },
];
