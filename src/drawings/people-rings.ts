import { arc } from "d3-shape";

/** Radii in drawing units. The drawing spans -500 to 500. */
const radii = { outermost: 480, thickness: 78, gap: 26 } as const;

/** Angle for the largest number: three quarters of the way around, so that labels fit into the last quarter. */
const maxAngle = 1.5 * Math.PI;

export interface Ring {
  /** Path data of the ring's whole length. */
  track: string;
  /** Path data of the part that the number fills. */
  bar: string;
  /** Vertical position of the label, which ends where the ring starts. */
  y: number;
}

const shape = arc<{ radius: number; angle: number }>()
  .innerRadius(({ radius }) => radius - radii.thickness)
  .outerRadius(({ radius }) => radius)
  .startAngle(0)
  .endAngle(({ angle }) => angle)
  .digits(0);

/** Returns one ring for each number, from the outside in. They begin at twelve o'clock and share one scale. */
export function peopleRings(numbers: readonly number[]): Ring[] {
  const max = Math.max(...numbers);
  return numbers.map((number, order) => {
    const radius = radii.outermost - order * (radii.thickness + radii.gap);
    return {
      track: shape({ radius, angle: maxAngle }) ?? "",
      bar: shape({ radius, angle: (maxAngle * number) / max }) ?? "",
      y: -(radius - radii.thickness / 2),
    };
  });
}
