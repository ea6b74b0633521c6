import { hasNativeLook } from "../controls/native-look.ts";
import type { ElementList } from "../element-list.ts";
import { boxOf, isSeen } from "../visibility.ts";
import { clean, texts } from "../words.ts";

const sides = ["Top", "Right", "Bottom", "Left"] as const;
const pseudos = ["::before", "::after"];
const nativeBox = "[type=checkbox], [type=radio]";
const fields =
  "input:not([type=hidden], [type=range], [type=submit], [type=button], [type=image]), select, textarea, [role=checkbox], [role=radio], [role=switch]";
const shapes = "path, circle, rect, line, polyline, polygon, ellipse, use";

/** Edges of a box: its border colors, and the color that fills it. */
interface DrawnBox {
  box: ReturnType<typeof boxOf>;
  inks: string[];
}

/** Maximum width of a drawing that counts as an icon, in CSS pixels. */
const maxEdgeWidth = 64;

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
  if (drawn === field && hasNativeLook(field)) return undefined;
  const edges = bordersOf(style);
  const around = partsAround(drawn);
  return {
    element: numberOf(field),
    name: labelOf(field),
    box: boxOf(drawn),
    borders: [...new Set(edges.map(({ color }) => color))],
    /** Width of the widest border, in CSS pixels. */
    borderWidth: Math.max(0, ...edges.map(({ width }) => width)),
    /** Boxes that may draw the edge instead: wrappers, and elements over the field. */
    around: around.map(({ element, pseudo }) => drawnBox(element, pseudo)),
    /**
     * True if a shadow, an outline, words or a drawing may also show the control. Then colors alone are inconclusive.
     */
    isUnsure:
      [{ element: drawn }, ...around].some(({ element, pseudo }) => hasShadow(getComputedStyle(element, pseudo))) ||
      (drawn.matches("[role]") && showsContent(drawn)),
  };
}

function bordersOf(style: CSSStyleDeclaration) {
  return sides
    .map((side) => ({
      width: Number.parseFloat(style[`border${side}Width`]),
      style: style[`border${side}Style`],
      color: style[`border${side}Color`],
    }))
    .filter(({ width, style }) => width > 0 && style !== "none");
}

function hasShadow({ boxShadow, outlineStyle }: CSSStyleDeclaration): boolean {
  return boxShadow !== "none" || outlineStyle !== "none";
}

function hasPseudo(element: Element, pseudo: string): boolean {
  return !["none", "normal"].includes(getComputedStyle(element, pseudo).content);
}

/** True if words or drawings inside a control show what it is. */
function showsContent(control: Element): boolean {
  return (
    pseudos.some((pseudo) => hasPseudo(control, pseudo)) ||
    control.querySelector("svg, img") !== null ||
    clean(control.textContent) !== ""
  );
}

/** Returns the wrappers that hold no other field, their pseudo-elements, and the elements that cover the field. */
function partsAround(field: Element): { element: Element; pseudo?: string }[] {
  const parts: { element: Element; pseudo?: string }[] = [];
  for (let at = field; at !== document.body; ) {
    const parent: Element | null = at.parentElement;
    if (!parent || parent.querySelectorAll(fields).length > 1) break;
    for (const beside of parent.children) if (beside !== at && covers(beside, field)) parts.push({ element: beside });
    if (parent.matches("main, body, form, section, article")) break;
    parts.push({ element: parent });
    for (const pseudo of pseudos) if (hasPseudo(parent, pseudo)) parts.push({ element: parent, pseudo });
    at = parent;
  }
  return parts;
}

function covers(element: Element, field: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), field.getBoundingClientRect()];
  return (
    one.left <= other.left && one.right >= other.right && one.top <= other.bottom && one.bottom >= other.bottom - 1
  );
}

function drawnBox(element: Element, pseudo?: string): DrawnBox {
  const style = getComputedStyle(element, pseudo);
  return { box: boxOf(element), inks: [...bordersOf(style).map(({ color }) => color), style.backgroundColor] };
}

function iconOf(icon: Element, { numberOf }: ElementList) {
  const control = icon.closest("button, a, [role=button], summary");
  if (!control || !isUsable(icon) || icon.getBoundingClientRect().width > maxEdgeWidth) return undefined;
  // If the control also has text, the icon is not the only way to identify it.
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
