import type { Page } from "@playwright/test";
import { withRules } from "./with-rules.ts";

/** Hides only the letters. Everything behind and around them stays. */
const rules = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }
  ::selection { background: transparent !important }
  svg :is(text, tspan, textPath) { fill: transparent !important; stroke: transparent !important }`;

export function withoutText<Result>(tab: Page, act: () => Promise<Result>): Promise<Result> {
  return withRules(tab, rules, act);
}
