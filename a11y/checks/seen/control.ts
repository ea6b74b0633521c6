import type { Box } from "./box.ts";
import { type Color, contrast, readColor } from "./contrast.ts";
import { colorAt, type Pixels } from "./pixels.ts";

/** A control whose edge must stand out under WCAG 2.2, 1.4.11. */
export interface Control {
  element: number;
  name: string;
  box: Box;
  /** Computed colors of the visible borders. */
  borders: string[];
  /** Width of the widest border, in CSS pixels. */
  borderWidth: number;
  /** True if a shadow or an outline may also draw the edge, so that colors are not conclusive. */
  hasShadow: boolean;
}

/** An icon that is the only content of a control. */
export interface ControlIcon {
  element: number;
  name: string;
  box: Box;
  /** Fill and stroke colors of the shapes. */
  inks: string[];
}

const beside = 4;

/** Returns the best contrast ratio of a control's border or fill with the pixels around it. */
export function edgeContrast({ box, borders, borderWidth }: Control, ground: Pixels): number {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const inset = borderWidth + beside;
  const sides = [
    { outside: { x: middle.x, y: box.y - beside }, inside: { x: middle.x, y: box.y + inset } },
    {
      outside: { x: middle.x, y: box.y + box.height + beside },
      inside: { x: middle.x, y: box.y + box.height - inset },
    },
  ];
  return Math.max(
    1,
    ...sides.flatMap(({ outside, inside }) => {
      const around = colorAt(ground, outside);
      const fill = colorAt(ground, inside);
      if (!around || !fill) return [];
      const inks = [fill, ...borders.map(readColor).filter((color) => color !== null)];
      return inks.map((ink) => contrast(ink, around));
    }),
  );
}

/** Returns the best contrast ratio of an icon's shapes with the pixels beside the icon. */
export function iconContrast({ box, inks }: ControlIcon, ground: Pixels): number {
  const around: Color | null = colorAt(ground, { x: box.x - 2, y: box.y + box.height / 2 });
  if (!around) return 21;
  const colors = inks.map(readColor).filter((color) => color !== null);
  return Math.max(1, ...colors.map((ink) => contrast(ink, around)));
}
