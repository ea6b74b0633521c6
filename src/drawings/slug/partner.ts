import { digits, type Point, polar, ring } from "../pen.ts";
import type { Family, Mark } from "./mark.ts";

/** Two partners who meet: circles that overlap, with a light in the overlap. */
export const partnerPicture: Family = {
  series: "ring/partner",
  compose: (chance) => {
    const radius = chance.between(86, 94);
    const tilt = chance.pick([90, 60, 120, 75, 105]);
    const apart = chance.between(46, 56);
    const at = (direction: number): Point => {
      const [x, y] = polar(tilt, direction * apart);
      return [200 + x, 150 + y];
    };
    const side = (direction: number, ink: string): Mark[] => {
      const disc = (smaller: number) => ring(at(direction), radius - smaller);
      const ornaments: [Mark[], ...Mark[][]] = [
        [{ ink: "tint", d: disc(26) + disc(50), width: 5 }],
        [
          { ink: "tint", d: disc(22), width: 7, dash: "0 1", parts: 24 },
          { ink: "tint", d: disc(46), width: 7, dash: "0 1", parts: 16 },
        ],
        [{ ink: "tint", d: disc(30), width: 20, dash: "0 0.1 0.75 0.15", parts: 10, cap: "butt" }],
      ];
      return [{ ink: `${ink} fill`, d: disc(0) }, ...chance.pick(ornaments)];
    };
    const reach = Math.sqrt(radius ** 2 - apart ** 2);
    const [x, y] = polar(tilt + 90, reach);
    const arc = `A${radius} ${radius} 0 0 1 `;
    const lens = `M${digits(200 + x, 150 + y)}${arc}${digits(200 - x, 150 - y)}${arc}${digits(200 + x, 150 + y)}`;
    return [...side(-1, "line"), ...side(1, "solid"), { ink: "glow fill", d: lens }];
  },
};
