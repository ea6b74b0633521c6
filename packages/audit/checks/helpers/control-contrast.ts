import type { PageFunctions } from "../../runner/in-page.ts";
import { type Color, contrast, readColor } from "./contrast.ts";
import { type Failure, failuresOf } from "./describe-findings.ts";
import { center, colorAt, type Pixels } from "./pixels.ts";

type Controls = ReturnType<PageFunctions["collectControls"]>;

const beside = 4;

/** Returns the best contrast ratio of a control's border or fill with the pixels above and below it. */
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

/** Returns the best contrast ratio of the boxes around a control with the pixels above and below them. */
function aroundContrast({ around }: Controls["controls"][number], background: Pixels): number {
  const ratios = around.flatMap(({ box, inks }) => {
    const { x } = center(box);
    const outside = [box.y - beside, box.y + box.height + beside].map((y) => colorAt(background, { x, y }));
    const colors = inks.map(readColor).filter((color) => color !== null);
    return outside.flatMap((pixel) => (pixel ? colors.map((ink) => contrast(ink, pixel)) : []));
  });
  return Math.max(1, ...ratios);
}

/** Returns an icon's best contrast ratio with the pixel to its left, or 21 if that is outside the screenshot. */
function iconContrast({ box, inks }: Controls["icons"][number], background: Pixels): number {
  const around: Color | null = colorAt(background, { x: box.x - 2, y: box.y + box.height / 2 });
  if (!around) return 21;
  const colors = inks.map(readColor).filter((color) => color !== null);
  return Math.max(1, ...colors.map((ink) => contrast(ink, around)));
}

/** Minimum contrast ratio (WCAG 2.2, 1.4.11). */
const minContrast = 3;

/** Contrast ratio from which an edge is visible. */
const visible = 1.1;

const failure = failuresOf({
  "control-contrast": ["1.4.11", "Give the control a border or a fill with a contrast of at least 3:1."],
  "control-may-lack-contrast": [
    "1.4.11",
    "Check whether something with a contrast of at least 3:1 shows where the control is.",
    "needs review",
  ],
  "icon-contrast": ["1.4.11", "Give the lines or shapes of the icon a contrast of at least 3:1 with the control."],
});

export function controlFailures({ controls, icons }: Controls, background: Pixels): Failure[] {
  const wrong = (part: string, name: string, ratio: number) =>
    `The ${part} of “${name}” has a contrast of ${ratio.toFixed(2)}:1 with the surrounding pixels. The minimum is 3:1.`;
  return [
    ...controls.flatMap((control) => {
      const own = edgeContrast(control, background);
      const around = aroundContrast(control, background);
      if (own >= minContrast || (own < visible && around >= minContrast)) return [];
      // A person must judge a control without a visible edge, or with enough contrast only in the boxes around it.
      const isSure = !control.isUnsure && around < minContrast && Math.max(own, around) >= visible;
      const rule = isSure ? "control-contrast" : "control-may-lack-contrast";
      return [failure(rule, control.element, wrong("border", control.name, Math.max(own, around)))];
    }),
    ...icons.flatMap((icon) => {
      const ratio = iconContrast(icon, background);
      return ratio < minContrast ? [failure("icon-contrast", icon.element, wrong("icon", icon.name, ratio))] : [];
    }),
  ];
}
