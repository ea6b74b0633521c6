import { type Color, contrast, readColor } from "./contrast.ts";
import { type Failure, failuresOf } from "./describe-findings.ts";
import type { ElementList } from "./element-list.ts";
import { center, colorAt, type Pixels } from "./pixels.ts";

type Controls = ReturnType<typeof collectControls>;

const beside = 4;

/** Returns the best contrast ratio of a control's border or fill with the pixels around it. */
function edgeContrast({ box, borders, borderWidth }: Controls["controls"][number], background: Pixels): number {
  const { x } = center(box);
  const edges = [
    { y: box.y, outward: -1 },
    { y: box.y + box.height, outward: 1 },
  ];
  const ratios = edges.flatMap(({ y, outward }) => {
    const around = colorAt(background, { x, y: y + outward * beside });
    const fill = colorAt(background, { x, y: y - outward * (borderWidth + beside) });
    if (!around || !fill) return [];
    const inks = [fill, ...borders.map(readColor).filter((color) => color !== null)];
    return inks.map((ink) => contrast(ink, around));
  });
  return Math.max(1, ...ratios);
}

/** Returns the best contrast ratio of an icon's shapes with the pixels beside the icon. */
function iconContrast({ box, inks }: Controls["icons"][number], background: Pixels): number {
  const around: Color | null = colorAt(background, { x: box.x - 2, y: box.y + box.height / 2 });
  if (!around) return 21;
  const colors = inks.map(readColor).filter((color) => color !== null);
  return Math.max(1, ...colors.map((ink) => contrast(ink, around)));
}

/** Minimum contrast ratio (WCAG 2.2, 1.4.11). */
const least = 3;

const failure = failuresOf({
  "control-contrast": ["1.4.11", "Give the control a border or a fill with a contrast of at least 3:1."],
  "icon-contrast": ["1.4.11", "Give the lines or shapes of the icon a contrast of at least 3:1 with the control."],
});

export function controlFailures({ controls, icons }: Controls, background: Pixels): Failure[] {
  const wrong = (part: string, name: string, ratio: number) =>
    `The ${part} of “${name}” has a contrast of ${ratio.toFixed(2)}:1 with the surrounding pixels. The minimum is 3:1.`;
  return [
    ...controls.flatMap((control) => {
      const ratio = edgeContrast(control, background);
      if (ratio >= least) return [];
      const sure = failure("control-contrast", control.element, wrong("border", control.name, ratio));
      return [{ ...sure, certainty: control.hasShadow ? ("needs review" as const) : sure.certainty }];
    }),
    ...icons.flatMap((icon) => {
      const ratio = iconContrast(icon, background);
      return ratio < least ? [failure("icon-contrast", icon.element, wrong("icon", icon.name, ratio))] : [];
    }),
  ];
}

/**
 * Collects controls whose edges need contrast under WCAG 2.2, 1.4.11, and icons that are the only content of a control.
 * Runs in the page, sent as text.
 */
export function collectControls({ numberOf, boxOf, isSeen, clean, texts }: ElementList) {
  const isUsable = (element: Element) => isSeen(element) && !element.closest(":disabled, [aria-disabled=true]");
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return clean(label ?? element.textContent).slice(0, 60);
  };

  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const box = "[type=checkbox], [type=radio]";
  const fields = "input:not([type=hidden], [type=range], [type=submit], [type=button], [type=image]), select, textarea";
  const all = [...document.querySelectorAll(`${fields}, [role=checkbox], [role=radio], [role=switch]`)];
  const controls = all.flatMap((field) => {
    // If the native box is hidden, its drawn replacement is the next sibling.
    const drawn = isUsable(field) || !field.matches(box) ? field : field.nextElementSibling;
    if (!drawn || !isUsable(drawn)) return [];
    const style = getComputedStyle(drawn);
    // Native rendering is the browser's responsibility.
    if (drawn === field && style.appearance !== "none" && drawn.matches(box)) return [];
    const edges = sides
      .map((side) => ({
        width: Number.parseFloat(style[`border${side}Width`]),
        style: style[`border${side}Style`],
        color: style[`border${side}Color`],
      }))
      .filter(({ width, style }) => width > 0 && style !== "none");
    return {
      element: numberOf(field),
      name: nameOf(field),
      box: boxOf(drawn),
      borders: [...new Set(edges.map(({ color }) => color))],
      /** Width of the widest border, in CSS pixels. */
      borderWidth: Math.max(0, ...edges.map(({ width }) => width)),
      /** A shadow or an outline may also draw the edge, so that colors are not conclusive. */
      hasShadow: style.boxShadow !== "none" || style.outlineStyle !== "none",
    };
  });

  const drawings = [...document.querySelectorAll("button svg, a[href] svg, [role=button] svg, summary svg")];
  const icons = drawings.flatMap((icon) => {
    const control = icon.closest("button, a, [role=button], summary");
    if (!control || !isUsable(icon) || icon.getBoundingClientRect().width > 64) return [];
    // Text beside the icon has the same meaning.
    const hasWords = texts(control).some(
      ({ parent, words }) => /\S/.test(words) && parent.clientWidth !== 1 && !parent.closest("svg"),
    );
    if (hasWords) return [];
    const shapes = [...icon.querySelectorAll("path, circle, rect, line, polyline, polygon, ellipse, use")];
    const inks = shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((paint) => paint !== "none");
    });
    return { element: numberOf(icon), name: nameOf(control), box: boxOf(icon), inks: [...new Set(inks)] };
  });
  return { controls, icons };
}
