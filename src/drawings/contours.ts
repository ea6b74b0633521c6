import { contour, type Hill } from "./height.ts";
import { digits, loop, type Point, spline } from "./pen.ts";

const west: Point = [430, 470];
const east: Point = [800, 390];
const hills: Hill[] = [
  { x: west[0], y: west[1], top: 1, reach: 230 },
  { x: east[0], y: east[1], top: 0.8, reach: 190 },
  { x: 690, y: 640, top: 0.42, reach: 210 },
  { x: 1010, y: 560, top: 0.3, reach: 170 },
];

/** The land as cut paper, from the shore up: one shape a layer. */
export const layers = [
  loop(contour(hills, 0.14, [620, 500], 26)),
  loop(contour(hills, 0.27, [620, 500], 26)),
  loop(contour(hills, 0.42, [600, 490], 26)),
  loop(contour(hills, 0.62, west, 16)) + loop(contour(hills, 0.62, east, 14)),
  loop(contour(hills, 0.84, west, 12)) + loop(contour(hills, 0.78, east, 10)),
] as const;

/** Lines between the layers. */
export const between = [
  contour(hills, 0.2, [620, 500], 26),
  contour(hills, 0.34, [620, 500], 26),
  contour(hills, 0.73, west, 14),
  contour(hills, 0.98, west, 10),
].map(loop).join("");

/** The way up. */
export const path = spline([[960, 800], [900, 690], [760, 700], [640, 640], [620, 560], [520, 560], [440, 470]]);

/** Ridge lines for a strip 1600 wide: level lines that two swells lift. */
export const ridges = [0, 1, 2, 3, 4, 5, 6].map((line) => {
  const lift = (x: number) => 120 * Math.exp(-(((x - 420) / 210) ** 2)) + 84 * Math.exp(-(((x - 1130) / 260) ** 2));
  const guides = Array.from({ length: 20 }, (_, i): Point => {
    const x = i * 100 - 150;
    return [x, 150 + line * 26 - lift(x) * (1 - line / 7) + 10 * Math.sin(x / 130 + line / 2)];
  });
  return spline(guides);
}).join("");

const knoll: Hill[] = [
  { x: 450, y: 470, top: 1, reach: 300 },
  { x: 250, y: 590, top: 0.4, reach: 160 },
  { x: 560, y: 190, top: 0.35, reach: 180 },
];
export const corner = [0.95, 0.84, 0.73, 0.62, 0.51, 0.4, 0.3, 0.21, 0.14]
  .map((level) => loop(contour(knoll, level, [450, 470], 18)))
  .join("");
