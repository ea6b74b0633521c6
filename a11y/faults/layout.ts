import { at, both, type Fault, put, style } from "../fault.ts";

export const faults: readonly Fault[] = [
  {
    name: "a moving heading despite reduced motion",
    place: at("/donate/thanks", "light", 390),
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
    name: "smooth scrolling despite reduced motion",
    place: at("/donate/thanks", "light", 390),
    // Only an inline style overrides the theme's rule, which is `!important` and in a layer.
    seed: (tab) =>
      tab.locator("html").evaluate(({ style }) => style.setProperty("scroll-behavior", "smooth", "important")),
    foundBy: "reduced-motion",
    criterion: "2.3.3",
  },
  {
    name: "a heading that moves indefinitely",
    place: at("/donate/thanks", "motion", 1280),
    seed: style(
      "@keyframes drift { to { transform: translateX(40px) } } main h1 { animation: drift 3s alternate infinite }",
    ),
    foundBy: "motion",
    criterion: "2.2.2",
  },
  {
    name: "a counter that a script updates continuously",
    place: at("/donate/thanks", "motion", 1280),
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
    place: at("/donate/thanks", "motion", 1280),
    seed: style("@keyframes blink { 50% { opacity: 0 } } main h1 { animation: blink 200ms infinite }"),
    foundBy: "motion",
    criterion: "2.3.1",
  },
  {
    name: "two targets of 20 px without space between them",
    place: at("/contact", "light", 1280),
    seed: both(
      put("main section", "beforeend", ["p", { class: "tiny" }, ["button", {}, "a"], ["button", {}, "b"]]),
      style(".tiny { display: flex } .tiny button { width: 20px; height: 20px; padding: 0 }"),
    ),
    foundBy: "axe-measures",
    criterion: "2.5.8",
  },
  {
    name: "small links with little space between them",
    place: at("/donate/thanks", "light", 390),
    seed: style(
      "footer li { line-height: 12px } footer li a { display: inline-block !important; min-height: 0 !important; font-size: 10px !important; line-height: 12px !important; padding: 0 !important }",
    ),
    foundBy: "targets",
    criterion: "2.5.8",
  },
  {
    name: "a heading wider than the narrowest window",
    place: at("/about", "light", 320),
    seed: style("main h1 { min-width: 500px }"),
    foundBy: "reflow",
    criterion: "1.4.10",
  },
  {
    name: "text that 400 % zoom clips at the edge of the page",
    place: at("/privacy", "zoom", 1280),
    seed: style("html { overflow-x: clip } main p { white-space: nowrap }"),
    foundBy: "reflow",
    criterion: "1.4.10",
  },
  {
    name: "letter spacing that visitors cannot change",
    place: at("/contact", "light", 1280),
    seed: (tab) =>
      tab
        .locator("main p")
        .first()
        .evaluate((words: HTMLElement) => words.style.setProperty("letter-spacing", "0", "important")),
    foundBy: "axe",
    criterion: "1.4.12",
  },
  {
    name: "paragraphs with a fixed height under text spacing",
    place: at("/privacy", "text-spacing", 1280),
    seed: style("main p { height: 1.2rem; overflow: hidden }"),
    foundBy: "text-spacing",
    criterion: "1.4.12",
  },
  {
    name: "paragraphs that overlap under text spacing",
    place: at("/terms", "text-spacing", 320),
    seed: style("main p { height: 1.2rem; margin-block: 0 !important }"),
    foundBy: "text-spacing",
    criterion: "1.4.12",
  },
  {
    name: "a heading clipped at 200 % text size",
    place: at("/about", "large-text", 390),
    seed: style("main h1 { height: 48px; overflow: hidden }"),
    foundBy: "large-text",
    criterion: "1.4.4",
  },
  {
    name: "a heading wider than the page at 200 % text size",
    place: at("/about", "large-text", 320),
    seed: style("main h1 { min-width: 14rem }"),
    foundBy: "large-text",
    criterion: "1.4.4",
  },
];
