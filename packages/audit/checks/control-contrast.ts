import type { PageFunctions } from "../runner/in-page.ts";
import { type Color, contrast, readColor } from "./contrast.ts";
import { type Failure, failuresOf } from "./describe-findings.ts";
import { center, colorAt, type Pixels } from "./pixels.ts";

type Controls = ReturnType<PageFunctions["collectControls"]>;

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
