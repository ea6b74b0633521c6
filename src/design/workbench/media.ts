import type { View } from "./view.ts";

type Settings = Pick<View, "mode" | "forcedColors" | "noMotion">;

const always = "(min-width: 0px)";

/** True if the setting behind a media feature is on. No page can change these settings of the visitor's system. */
function isOn(feature: string, { mode, forcedColors, noMotion }: Settings): boolean {
  if (feature === "(forced-colors: active)") return forcedColors;
  if (feature === "(prefers-reduced-motion: reduce)") return noMotion;
  return feature === "(prefers-contrast: more)" && mode.endsWith("more-contrast");
}

/** Original conditions of rules. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Makes a stylesheet's rules for the settings apply as if the visitor's system had them. Rules that apply because of
 * the system's own settings remain.
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

/** Returns a media condition in which the features of enabled settings are always true. */
export function withSettings(condition: string, settings: Settings): string {
  return condition
    .split(" and ")
    .map((feature) => (isOn(feature, settings) ? always : feature))
    .join(" and ");
}

/** Compares names, because rules in a frame come from that frame's own constructors. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return rule.constructor.name === "CSSMediaRule";
}
