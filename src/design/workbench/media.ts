import type { View } from "./view.ts";

type Settings = Pick<View, "mode" | "forcedColors" | "noMotion">;

/** Holds in every window. */
const always = "(min-width: 0px)";

/** Settings of a visitor’s system that no page can change, as media queries ask for them. */
function isOn(feature: string, { mode, forcedColors, noMotion }: Settings): boolean {
  if (feature === "(forced-colors: active)") return forcedColors;
  if (feature === "(prefers-reduced-motion: reduce)") return noMotion;
  return feature === "(prefers-contrast: more)" && mode.endsWith("more-contrast");
}

/** The conditions that rules were written with. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Lets the rules of a sheet for a setting hold as if the visitor’s system had it. What holds by the system’s own setting
 * stays as it is.
 */
export function applySettings(sheet: CSSStyleSheet | CSSGroupingRule, settings: Settings): void {
  for (const rule of sheet.cssRules) {
    if (isMediaRule(rule)) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, condition);
      const now = withSettings(condition, settings);
      if (rule.media.mediaText !== now) rule.media.mediaText = now;
    }
    if ("cssRules" in rule) applySettings(rule as CSSGroupingRule, settings);
  }
}

/** A media condition, its features for settings that are on put out of question. */
export function withSettings(condition: string, settings: Settings): string {
  return condition
    .split(" and ")
    .map((feature) => (isOn(feature, settings) ? always : feature))
    .join(" and ");
}

/** By its name, since rules of a frame are made by that frame’s own constructors. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return rule.constructor.name === "CSSMediaRule";
}
