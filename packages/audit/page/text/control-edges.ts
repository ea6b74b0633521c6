import type { ElementList } from "../element-list.ts";
import { boxOf, isSeen } from "../visibility.ts";
import { clean, texts } from "../words.ts";

const sides = ["Top", "Right", "Bottom", "Left"] as const;
const nativeBox = "[type=checkbox], [type=radio]";
const fields =
  "input:not([type=hidden], [type=range], [type=submit], [type=button], [type=image]), select, textarea, [role=checkbox], [role=radio], [role=switch]";
const shapes = "path, circle, rect, line, polyline, polygon, ellipse, use";

/** Widest drawing that counts as an icon, in CSS pixels. */
const widest = 64;

/**
 * Collects controls whose edges need contrast under WCAG 2.2, 1.4.11, and icons that are the only content of a control.
 */
export function collectControls(list: ElementList) {
  return {
    controls: [...document.querySelectorAll(fields)].flatMap((field) => edgesOf(field, list) ?? []),
    icons: [...document.querySelectorAll("button svg, a[href] svg, [role=button] svg, summary svg")].flatMap(
      (icon) => iconOf(icon, list) ?? [],
    ),
  };
}

function isUsable(element: Element): boolean {
  return isSeen(element) && !element.closest(":disabled, [aria-disabled=true]");
}

function labelOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
  return clean(label ?? element.textContent).slice(0, 60);
}

function edgesOf(field: Element, { numberOf }: ElementList) {
  // If the native box is hidden, its drawn replacement is the next sibling.
  const drawn = isUsable(field) || !field.matches(nativeBox) ? field : field.nextElementSibling;
  if (!drawn || !isUsable(drawn)) return undefined;
  const style = getComputedStyle(drawn);
  // Native rendering is the browser's responsibility.
  if (drawn === field && style.appearance !== "none" && drawn.matches(nativeBox)) return undefined;
  const edges = sides
    .map((side) => ({
      width: Number.parseFloat(style[`border${side}Width`]),
      style: style[`border${side}Style`],
      color: style[`border${side}Color`],
    }))
    .filter(({ width, style }) => width > 0 && style !== "none");
  return {
    element: numberOf(field),
    name: labelOf(field),
    box: boxOf(drawn),
    borders: [...new Set(edges.map(({ color }) => color))],
    /** Width of the widest border, in CSS pixels. */
    borderWidth: Math.max(0, ...edges.map(({ width }) => width)),
    /** A shadow or an outline may also draw the edge, so that colors are not conclusive. */
    hasShadow: style.boxShadow !== "none" || style.outlineStyle !== "none",
  };
}

function iconOf(icon: Element, { numberOf }: ElementList) {
  const control = icon.closest("button, a, [role=button], summary");
  if (!control || !isUsable(icon) || icon.getBoundingClientRect().width > widest) return undefined;
  // Text beside the icon has the same meaning.
  const hasWords = texts(control).some(
    ({ parent, words }) => /\S/.test(words) && parent.clientWidth !== 1 && !parent.closest("svg"),
  );
  if (hasWords) return undefined;
  const inks = [...icon.querySelectorAll(shapes)].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].filter((paint) => paint !== "none");
  });
  return { element: numberOf(icon), name: labelOf(control), box: boxOf(icon), inks: [...new Set(inks)] };
}
