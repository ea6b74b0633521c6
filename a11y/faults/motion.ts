import { at, type Fault } from "../fault.ts";
import { style } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a heading that drifts though less motion is asked for",
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
    name: "smooth scrolling though less motion is asked for",
    place: at("/donate/thanks", "light", 390),
    // Only an inline style overrides the theme's rule, which is `!important` and in a layer.
    seed: (tab) =>
      tab.locator("html").evaluate(({ style }) => style.setProperty("scroll-behavior", "smooth", "important")),
    foundBy: "reduced-motion",
    criterion: "2.3.3",
  },
  {
    name: "a heading that drifts without end",
    place: at("/donate/thanks", "motion", 1280),
    seed: style(
      "@keyframes drift { to { transform: translateX(40px) } } main h1 { animation: drift 3s alternate infinite }",
    ),
    foundBy: "motion",
    criterion: "2.2.2",
  },
  {
    name: "a number that a script goes on counting up",
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
];
