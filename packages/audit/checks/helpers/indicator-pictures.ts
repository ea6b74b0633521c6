import type { JSHandle, Page } from "@playwright/test";
import type { Elements } from "../../page/element-list.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Camera, Pixels } from "./pixels.ts";

export interface Studio {
  tab: Page;
  camera: Camera;
  elements: JSHandle<Elements>;
}

export interface IndicatorPictures {
  focused: Pixels;
  unfocused: Pixels;
  /** Length of the control's edges in pixels, over all its line boxes, without parts that are out of sight. */
  perimeter: number;
  /** True for a text field, in which a caret shows the focus. */
  takesText: boolean;
}

/** Distance around a control within which its focus indicator can be drawn, in CSS pixels. */
const margin = 16;

/** Captures a control with and without focus. Returns undefined if it does not take focus, or is outside the window. */
export async function pictureIndicator(
  { tab, camera, elements }: Studio,
  element: number,
): Promise<IndicatorPictures | undefined> {
  await inPage(tab, "focusInMiddle", elements, element);
  // The focus may reveal a part of the page, and so move the control.
  await inPage(tab, "twoFrames");
  const place = await inPage(tab, "focusInMiddle", elements, element);
  if (!place) return undefined;
  const { perimeter, takesText, ...box } = place;
  const clip = {
    x: Math.max(0, Math.floor(box.x - margin)),
    y: Math.max(0, Math.floor(box.y - margin)),
    width: Math.ceil(box.width + 2 * margin),
    height: Math.ceil(box.height + 2 * margin),
  };
  const focused = await camera.window(clip);
  await inPage(tab, "takeFocusFrom", elements, element);
  const unfocused = await camera.window(clip);
  return { focused, unfocused, perimeter, takesText };
}
