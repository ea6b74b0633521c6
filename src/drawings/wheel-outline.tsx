import { Drawing, type DrawingProps } from "./drawing.tsx";
import { digits, polar, ring } from "./pen.ts";
import { petal, praxisArc, segmentAngle, segmentMiddle, segments, spokes } from "./wheel-ornament.ts";

const [inner, outer] = [176, 496];
const rings = ring([0, 0], inner) + ring([0, 0], outer) + ring([0, 0], 58);
const leaf = petal(74, 168, 54);
const tones = ["solid", "line", "soft"] as const;

interface WheelOutlineProps extends DrawingProps {
  /** Number of filled segments, clockwise from the top. */
  lit?: number;
  /** Moves the filled segments slightly off the wheel, as if they were just arriving. */
  arriving?: boolean;
}

export function WheelOutline({ lit = 0, arriving = false, ...rest }: WheelOutlineProps) {
  return (
    <Drawing size={[1200, 1200]} {...rest}>
      <g transform="translate(600 600)" strokeWidth="4">
        <g className="soft">
          <path d={rings + spokes(inner, outer)} />
          {Array.from({ length: segments }, (_, index) => (
            <path key={index} d={leaf} transform={`rotate(${segmentMiddle(index)})`} />
          ))}
          <circle r="248" strokeDasharray="0 20" strokeWidth="6" />
          <circle r="336" strokeDasharray="0 26" strokeWidth="6" />
          <circle r="424" strokeDasharray="0 32" strokeWidth="6" />
        </g>
        <path className="line" strokeWidth="12" d={praxisArc(0, 526) + praxisArc(1, 526) + praxisArc(2, 526)} />
        {lit > 0 && <path className="glow fill" d={ring([0, 0], 58)} />}
        {Array.from({ length: lit }, (_, index) => (
          <path key={index} className={`${tones[index % tones.length]} fill`} d={segment(index, arriving ? 84 : 0)} />
        ))}
      </g>
    </Drawing>
  );
}

/** Draws a segment between hub and rim, moved outward by `away`. */
function segment(index: number, away: number): string {
  const [from, to] = [index * segmentAngle + 1, (index + 1) * segmentAngle - 1];
  const [awayX, awayY] = polar(segmentMiddle(index), away);
  const at = (degrees: number, radius: number) => {
    const [x, y] = polar(degrees, radius);
    return digits(x + awayX, y + awayY);
  };
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}
