import { Drawing, type DrawingProps } from "./drawing.tsx";
import { dots, type Point, sparkle, spline } from "./pen.ts";

/** Three ridges across a strip 1600 wide. The nearest is the lowest. */
const ridges = [0, 1, 2]
  .map((depth) => {
    const guides = Array.from({ length: 13 }, (_, i): Point => {
      const x = i * 160 - 160;
      const swell = Math.exp(-(((x - 380) / 240) ** 2)) + 0.7 * Math.exp(-(((x - 1180) / 200) ** 2));
      return [x, 124 + 12 * depth - (64 - 16 * depth) * swell + 7 * Math.sin(x / 170 + depth)];
    });
    return spline(guides);
  })
  .join("");

const stars = sparkle([760, 40], 14) + sparkle([1420, 48], 18) + sparkle([120, 44], 12);
const dust = dots([
  [40, 80],
  [230, 30],
  [560, 30],
  [640, 70],
  [870, 70],
  [950, 30],
  [1300, 30],
  [1360, 80],
  [1560, 80],
]);

/** The footer's horizon: the land at night. */
export function LandLine(props: DrawingProps) {
  return (
    <Drawing size={[1600, 160]} strip {...props}>
      <path className="line" strokeWidth="3" d={ridges} />
      <path className="glow fill" d={stars} />
      <path className="soft" strokeWidth="5" d={dust} />
    </Drawing>
  );
}
