import type { Box } from "./box.ts";

/** One line of text as it stands on the page, whether of an element, of a drawing or of a control. */
export interface Line {
  /** The number of the element that holds the text, among those read. */
  element: number;
  /** The beginning of the text that it belongs to, for messages. */
  text: string;
  kind: "text" | "drawing" | "value" | "placeholder";
  /** Of a value or a placeholder, what its text would take; of all other text, where it stands. */
  box: Box;
  /** What the ancestors that cut off leave visible, or the room inside a control; `null` where nothing cuts. */
  room: Box | null;
  /** Which pane it is in: 0 for the page itself, other numbers for what sticks, is fixed, pops up or lies on top. */
  pane: number;
  /** Scrolled away inside a part of the page, behind what is fixed, or under an open popup: there, but not in sight. */
  isOutOfSight: boolean;
  /** Turned or along a curve: its box says little about where its letters are. */
  isTurned: boolean;
  isDisabled: boolean;
  /** The page insists on its ground on paper, too. */
  printsGround: boolean;
  /** In CSS pixels as seen, so scaled with a drawing. */
  fontSize: number;
  fontWeight: number;
  /** As computed styles write it, and how much of it is left by opacity, from 0 to 1. */
  color: string;
  opacity: number;
  /** Words that break inside where nothing in them allows it, over all lines of this text. */
  brokenWords: string[];
}

/** As WCAG 2.2 has it: from 18 pt, bold from 14 pt. */
export function isLarge({ fontSize, fontWeight }: Pick<Line, "fontSize" | "fontWeight">): boolean {
  return fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700);
}

/** Where the letters are: their bodies without the room that a font leaves above and below, a pixel in on either side. */
export function bodyOf({ box: { x, y, width, height }, fontSize }: Pick<Line, "box" | "fontSize">): Box {
  const body = Math.min(height, fontSize * 0.6);
  return { x: x + 1, y: y + (height - body) / 2, width: Math.max(0, width - 2), height: body };
}
