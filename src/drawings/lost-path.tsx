import { Drawing, type DrawingProps } from "./drawing.tsx";
import { dots, once, ring, sparkle, spline } from "./pen.ts";
import { segmentPatch } from "./segment-patch.ts";
import { petal, praxisArc, segmentMiddle, segments } from "./wheel-ornament.ts";

const turn = (index: number) => `rotate(${segmentMiddle(index)})`;
const tones = ["line", "line", "line", "solid", "solid", "solid", "solid", "soft", "soft", "soft"] as const;

/** Index of the segment that has left the wheel. */
const missing = 3;

const far = "M180 780C300 650 480 660 620 680C760 690 800 590 920 590S1100 680 1180 780z";
const near = "M20 780Q250 690 480 730T900 740Q1040 730 1180 780z";
const light = [1010, 262] as const;

const paths = once(() => ({
  patch: segmentPatch(92, 236, 9, 12),
  leaf: petal(38, 86, 26),
  // Path of the missing segment: out of the wheel, over the land, around once, and on.
  way: spline([
    [330, 370],
    [480, 470],
    [620, 440],
    [680, 560],
    [570, 650],
    [480, 570],
    [560, 480],
    [720, 540],
    [830, 660],
    [920, 560],
  ]),
  stars: sparkle([640, 140], 30) + sparkle([860, 90], 20) + sparkle([790, 330], 16),
  dust: dots([
    [570, 270],
    [740, 210],
    [960, 60],
    [1150, 130],
    [680, 380],
    [1150, 420],
  ]),
}));

/** Illustration for the not-found page: one segment has wandered off the wheel and found a light to stop at. */
export function LostPath(props: DrawingProps) {
  const { patch, leaf, way, stars, dust } = paths();
  return (
    <Drawing size={[1200, 800]} {...props}>
      <path className="tint fill" d={far} />
      <path className="soft fill" d={near} />
      <g transform="translate(280 280)">
        {Array.from({ length: segments }, (_, index) => (
          <g key={index} className={tones[index]} transform={turn(index)}>
            <path className="fill" d={index === missing ? "" : patch} />
            <path d={leaf} strokeWidth="4" />
          </g>
        ))}
        <circle className="tint" r="150" strokeDasharray="0 18.85" />
        <circle className="tint" r="194" strokeDasharray="0 18.75" />
        <circle className="glow fill" r="30" />
        <path className="line" strokeWidth="10" d={praxisArc(0, 258)} />
      </g>
      <path className="solid" strokeWidth="10" strokeDasharray="0 26" d={way} />
      <path className="solid fill" d={patch} transform="translate(936 684) rotate(10)" />
      <path className="glow fill" d={sparkle(light, 60)} />
      <path className="soft" strokeDasharray="0 16" d={ring(light, 96)} />
      <path className="soft fill" d={stars} />
      <path className="line" strokeWidth="9" d={dust} />
    </Drawing>
  );
}
