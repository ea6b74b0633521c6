/**
 * Size of text in native controls, in CSS pixels. Controls with author styles usually inherit the page's size instead.
 */
const nativeText = "13.3333px";

/** Borders and paddings of native controls in Chromium, by selector. */
const natives: readonly (readonly [selector: string, border: string, padding: string])[] = [
  ["button, input:is([type=button], [type=submit], [type=reset])", "2px outset", "1px 6px"],
  ["select", "1px solid", "0px"],
  ["input[type=file]", "0px none", "0px"],
  ["input, textarea", "2px inset", "1px 2px"],
];
const minHeight = 19;

/**
 * True for a control with the size and edges that the browser gives it. WCAG exempts these, as long as no author has
 * changed them (2.2, 1.4.11 and 2.5.8).
 */
export function hasNativeLook(element: Element): boolean {
  const { appearance, borderTopWidth, borderTopStyle, padding, fontSize } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  // The computed `appearance` of a native file field is also `none`.
  if (appearance === "none" && !element.matches("[type=file]")) return false;
  if (element.matches("[type=checkbox], [type=radio]")) return Math.round(width) === 13 && Math.round(height) === 13;
  const native = natives.find(([selector]) => element.matches(selector));
  if (!native || fontSize !== nativeText || height < minHeight) return false;
  return native[1] === `${borderTopWidth} ${borderTopStyle}` && native[2] === padding;
}
