import { Drawing, type DrawingProps } from "./drawing.tsx";
import { arcLine, dots, type Point, polar, sparkle, spline } from "./pen.ts";
import { type Chance, seeded } from "./seed.ts";

interface Hours {
  /** Hour of the day, from 0 to 24. */
  from: number;
  to: number;
}

/** Radius of the sun's path. Noon is at the top, midnight at the bottom. */
const radius = 220;

/** Converts an hour to degrees clockwise from noon. */
function degreesAt(hour: number): number {
  return (hour - 12) * 15;
}

/** Draws a day around the origin: arcs for day and night, a dot for each hour, and a sun on an arc for an event. */
export function dayArc({ from, to }: Hours) {
  const hours = Array.from({ length: 24 }, (_, hour) => polar(degreesAt(hour), radius - 44));
  const middle = polar(degreesAt((from + to) / 2), radius);
  return {
    day: arcLine(radius, degreesAt(6), degreesAt(18)),
    night: arcLine(radius, degreesAt(18), degreesAt(30)),
    hours: dots(hours),
    held: arcLine(radius, degreesAt(from), degreesAt(to)),
    sun: dots([middle]),
  };
}

/** Draws land that rises from the lower left of an 800 x 600 drawing, nearest ridge last, with stars. */
export function dayLand(slug: string) {
  const chance = seeded(`day/${slug}`);
  return {
    ridges: [380, 440, 510].map((height) => ridge(chance, height)),
    stars: [0, 1, 2].map(() => star(chance)).join(""),
  };
}

function ridge(chance: Chance, height: number): string {
  const guides = Array.from({ length: 9 }, (_, i): Point => {
    const rise = Math.min(1, i / 4) ** 2;
    return [i * 120 - 60, 620 - (620 - height) * rise - chance.between(0, 40) * rise];
  });
  return `${spline(guides)}V600H0z`;
}

function star(chance: Chance): string {
  return sparkle([chance.between(3, 14) * 20, chance.between(3, 14) * 20], chance.between(8, 14));
}

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
