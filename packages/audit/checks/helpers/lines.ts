import type { JSHandle, Page } from "@playwright/test";
import type { Reader } from "../../page/element-list.ts";
import { inPage } from "../../runner/in-page.ts";
import { elementList } from "./element-list.ts";
import type { Box } from "./pixels.ts";

export interface Line {
  element: number;
  text: string;
  isDrawing: boolean;
  /** Position of the text. For a value or placeholder, the space that it needs. */
  box: Box;
  /** Area that clipping ancestors leave visible, or the inside of a control. `null` if nothing clips. */
  room: Box | null;
  /** 0 for the page, another number for sticky, fixed, popup or top layer content. */
  pane: number;
  /** True if scrolled away inside a part of the page, or under an open popup. */
  isOutOfSight: boolean;
  /** True for rotated or curved text, whose box does not show where the letters are. */
  isTurned: boolean;
  isDisabled: boolean;
  /** True if the letters have a shadow, which can make up for low contrast. */
  isShadowed: boolean;
  /** True if an ellipsis or a link to the rest tells visitors that text is missing. Also true for a placeholder. */
  isShortened: boolean;
  /** CSS pixels as displayed, including the scale of a drawing. */
  fontSize: number;
  fontWeight: number;
  /** `color` is a computed value. `opacity` is from 0 to 1 and includes all ancestors. */
  color: string;
  opacity: number;
  /** Words of this text that break across lines without a hyphen, slash or dash. */
  brokenWords: string[];
}

/** True from 18 pt, or from 14 pt in bold, as WCAG 2.2 defines large text. */
export function isLarge({ fontSize, fontWeight }: Pick<Line, "fontSize" | "fontWeight">): boolean {
  return fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700);
}

/** Returns the box of the letters, without the font's space above and below, and one pixel narrower on each side. */
export function bodyOf({ box: { x, y, width, height }, fontSize }: Pick<Line, "box" | "fontSize">): Box {
  const body = Math.min(height, fontSize * 0.6);
  return { x: x + 1, y: y + (height - body) / 2, width: Math.max(0, width - 2), height: body };
}

/** Resolves to all lines of text, and the list of their elements. */
export async function readLines(
  tab: Page,
  { withBrokenWords = false }: { withBrokenWords?: boolean | undefined } = {},
): Promise<{ values: Line[]; list: JSHandle<Reader<string>> }> {
  const list = await elementList(tab);
  return { values: JSON.parse(await inPage(tab, "readLines", list, withBrokenWords)), list };
}
