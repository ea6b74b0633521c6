import { dayArc, dayLand } from "./day-arc.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";

interface DayArcProps extends DrawingProps {
  /** Slug of the event. The same slug always gives the same land. */
  slug: string;
  /** Start of the event as an hour of the day, from 0 to 24. `to` is its end. */
  from: number;
  to: number;
}

export function DayArc({ slug, from, to, ...rest }: DayArcProps) {
  const { ridges, stars } = dayLand(slug);
  const { day, night, hours, held, sun } = dayArc({ from, to });
  const [far, middle, near] = ridges;
  return (
    <Drawing size={[800, 600]} {...rest}>
      <path className="line fill" d={stars} />
      <g transform="translate(520 330)">
        <path className="line" strokeWidth="5" d={day} />
        <path className="line" strokeWidth="10" d={hours} />
      </g>
      <path className="soft fill" d={far} />
      <path className="line fill" d={middle} />
      <path className="solid fill" d={near} />
      <g transform="translate(520 330)">
        <path className="tint" strokeWidth="5" strokeDasharray="0 24" d={night} />
        <path className="glow" strokeWidth="14" d={held} />
        <path className="glow" strokeWidth="60" d={sun} />
      </g>
    </Drawing>
  );
}
