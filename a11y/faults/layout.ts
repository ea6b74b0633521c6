import { at, both, faultsAt, put, style } from "../fault.ts";

export const faults = [
  ...faultsAt(at("light", 390), {
    "reduced-motion 2.3.3: a moving heading despite reduced motion": (tab) =>
      tab
        .locator("main h1")
        .evaluate(
          (heading) => void heading.animate({ translate: ["0", "40px"] }, { duration: 3000, iterations: Infinity }),
        ),
    // The theme's rule is `!important` in a layer, so only an `!important` inline style overrides it.
    "reduced-motion 2.3.3: smooth scrolling despite reduced motion": (tab) =>
      tab.locator("html").evaluate(({ style }) => style.setProperty("scroll-behavior", "smooth", "important")),
    "axe 2.5.8: small links with little space between them": style(
      "footer li { line-height: 12px } footer li a { display: inline-block !important; min-height: 0 !important; font-size: 10px !important; line-height: 12px !important; padding: 0 !important }",
    ),
  }),
  ...faultsAt(at("motion", 1280), {
    "motion 2.2.2: a heading that moves indefinitely": style(
      "@keyframes drift { to { transform: translateX(40px) } } main h1 { animation: drift 3s alternate infinite }",
    ),
    "motion 2.2.2: a counter that a script updates continuously": (tab) =>
      tab
        .locator("main p:visible")
        .first()
        .evaluate((words) => {
          let count = 0;
          setInterval(() => {
            words.textContent = String(count++);
          }, 100);
        }),
    "motion 2.3.1: a heading that flashes five times a second": style(
      "@keyframes blink { 50% { opacity: 0 } } main h1 { animation: blink 200ms infinite }",
    ),
  }),
  ...faultsAt(at("light", 1280), {
    "axe 2.5.8: two targets of 20 px without space between them": both(
      put("main section", "beforeend", ["p", { class: "tiny" }, ["button", {}, "a"], ["button", {}, "b"]]),
      style(".tiny { display: flex } .tiny button { width: 20px; height: 20px; padding: 0 }"),
    ),
    "axe 1.4.12: letter spacing that visitors cannot change": (tab) =>
      tab
        .locator("main p")
        .first()
        .evaluate((words: HTMLElement) => words.style.setProperty("letter-spacing", "0", "important")),
  }),
  ...faultsAt(at("light", 320), {
    "reflow 1.4.10: a heading wider than the narrowest window": style("main h1 { min-width: 500px }"),
  }),
  ...faultsAt(at("zoom", 1280), {
    "reflow 1.4.10: text that 400% zoom clips at the edge of the page": style(
      "html { overflow-x: clip } main p { white-space: nowrap }",
    ),
  }),
  ...faultsAt(at("text-spacing", 1280), {
    "text-spacing 1.4.12: paragraphs with a fixed height under text spacing": style(
      "main p { height: 1.2rem; overflow: hidden }",
    ),
  }),
  ...faultsAt(at("text-spacing", 320), {
    "text-spacing 1.4.12: paragraphs that overlap under text spacing": style(
      "main p { height: 1.2rem; margin-block: 0 !important }",
    ),
  }),
  ...faultsAt(at("large-text", 390), {
    "large-text 1.4.4: a heading clipped at 200% text size": style("main h1 { height: 48px; overflow: hidden }"),
  }),
  ...faultsAt(at("large-text", 320), {
    "large-text 1.4.4: a heading wider than the page at 200% text size": style("main h1 { min-width: 14rem }"),
  }),
];
