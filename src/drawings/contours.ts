import { contour, type Hill } from "./height.ts";
import { loop, once, type Point, sparkle, spline } from "./pen.ts";

const west: Point = [390, 500];
const east: Point = [820, 380];
const saddle: Point = [600, 480];
const hills: Hill[] = [
  { x: 390, y: 500, top: 1, reach: 200 },
  { x: 820, y: 380, top: 0.85, reach: 165 },
  { x: 660, y: 660, top: 0.45, reach: 150 },
  { x: 1000, y: 560, top: 0.3, reach: 150 },
];
const roundBoth = (level: number) => loop(contour(hills, level, saddle, 24));
const roundEach = (level: number) => loop(contour(hills, level, west, 14)) + loop(contour(hills, level, east, 12));

export const land = once(() => ({
  /** The land as layers of cut paper, from the shore up. */
  layers: [
    { tone: "tint", d: roundBoth(0.1) },
    { tone: "soft", d: roundBoth(0.2) },
    { tone: "line", d: roundBoth(0.34) },
    { tone: "solid", d: roundEach(0.58) },
  ],
  lowLines: roundBoth(0.15) + roundBoth(0.27),
  highLines: roundEach(0.68) + roundEach(0.78),
  /** The path that leads up to the light. */
  path: spline([
    [1010, 830],
    [960, 700],
    [860, 700],
    [760, 660],
    [650, 700],
    [600, 560],
    [500, 590],
    [470, 480],
    [430, 500],
  ]),
  light: sparkle(west, 40),
}));

/** Ridge lines for a strip 1600 wide: level lines that two swells lift. */
export const ridges = once(() =>
  Array.from({ length: 6 }, (_, line) => {
    const swell = (x: number) => 104 * Math.exp(-(((x - 420) / 210) ** 2)) + 70 * Math.exp(-(((x - 1130) / 260) ** 2));
    const guides = Array.from({ length: 20 }, (_, i): Point => {
      const x = i * 100 - 150;
      return [x, 116 + line * 22 - swell(x) * (1 - line / 7) + 10 * Math.sin(x / 130 + line / 2)];
    });
    return spline(guides);
  }).join(""),
);

const knoll: Hill[] = [
  { x: 450, y: 470, top: 1, reach: 300 },
  { x: 250, y: 590, top: 0.4, reach: 160 },
  { x: 560, y: 220, top: 0.35, reach: 170 },
];

/** Contour lines of a knoll near the lower right of a 600 x 600 square. */
export const corner = once(() =>
  [0.95, 0.8, 0.65, 0.5, 0.37, 0.25, 0.15].map((level) => loop(contour(knoll, level, [450, 470], 16))).join(""),
);
