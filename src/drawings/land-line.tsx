import { Drawing, type DrawingProps } from "./drawing.tsx";
import { dots, type Point, sparkle, spline } from "./pen.ts";

/** Three ridges across a strip 1600 wide. The nearest is the lowest. */
const ridges = [0, 1, 2]
  .map((depth) => {
    const guides = Array.from({ length: 13 }, (_, i): Point => {
      const x = i * 160 - 160;
      const swell = Math.exp(-(((x - 380) / 240) ** 2)) + 0.7 * Math.exp(-(((x - 1180) / 200) ** 2));
      return [x, 88 + 11 * depth - (56 - 14 * depth) * swell + 7 * Math.sin(x / 170 + depth)];
    });
    return spline(guides);
  })
  .join("");

const stars = sparkle([760, 30], 14) + sparkle([1420, 34], 18) + sparkle([120, 32], 12);
const dust = dots([
  [40, 58],
  [230, 18],
  [560, 20],
  [640, 52],
  [870, 52],
  [950, 20],
  [1300, 20],
  [1360, 58],
  [1560, 58],
]);

/** The footer's horizon: the land at night. */
export function LandLine(props: DrawingProps) {
  return (
    <Drawing size={[1600, 120]} strip {...props}>
      <path className="line" strokeWidth="3" d={ridges} />
      <path className="glow fill" d={stars} />
      <path className="soft" strokeWidth="5" d={dust} />
    </Drawing>
  );
}
