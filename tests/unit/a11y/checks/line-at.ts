import type { Line } from "../../../../a11y/checks/lines.ts";

/** A line of black 16 px text, 100 × 20 px, at a position. */
export function lineAt(text: string, place: { x: number; y: number }, rest: Partial<Line> = {}): Line {
  return {
    element: 0,
    text,
    kind: "text",
    box: { ...place, width: 100, height: 20 },
    room: null,
    pane: 0,
    isOutOfSight: false,
    isTurned: false,
    isDisabled: false,
    printsGround: false,
    fontSize: 16,
    fontWeight: 400,
    color: "rgb(0, 0, 0)",
    opacity: 1,
    brokenWords: [],
    ...rest,
  };
}
