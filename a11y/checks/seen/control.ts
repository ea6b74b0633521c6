import type { Box } from "./box.ts";
import { type Color, contrast, readColor } from "./contrast.ts";
import { colorAt, type Pixels } from "./pixels.ts";

/** What shows where a control is, or what it is for: WCAG 2.2, 1.4.11. */
export interface Control {
  element: number;
  name: string;
  box: Box;
  /** The colors of its borders that are drawn, as computed styles write them. */
  borders: string[];
  /** The width of its widest border, in CSS pixels. */
  borderWidth: number;
  /** A shadow or an outline may draw its edge, too: its colors alone do not tell. */
  hasShadow: boolean;
}

/** A drawing that is all there is of a control. */
export interface ControlIcon {
  element: number;
  name: string;
  box: Box;
  /** Fills and strokes of its shapes. */
  inks: string[];
}

const beside = 4;

/** The best ratio that the edge of a control has to what lies around it: by its border, or by what it is filled with. */
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

/** The best ratio that a shape of an icon has to what lies beside the icon. */
export function iconContrast({ box, inks }: ControlIcon, ground: Pixels): number {
  const around: Color | null = colorAt(ground, { x: box.x - 2, y: box.y + box.height / 2 });
  if (!around) return 21;
  const colors = inks.map(readColor).filter((color) => color !== null);
  return Math.max(1, ...colors.map((ink) => contrast(ink, around)));
}
