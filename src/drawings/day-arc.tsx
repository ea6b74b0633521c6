import { dayArc, dayLand } from "./day-arc.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";

interface DayArcProps extends DrawingProps {
  /** Of the event; its land is always the same. */
  slug: string;
  /** Hours on the day’s clock, 0 to 24, between which it is held. */
  from: number;
  to: number;
}

/** The day of an event: the sun’s way over the land as the ring of 24 hours, with those of the event lit. */
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
