import { Drawing, type DrawingProps } from "./drawing.tsx";
import type { Mark } from "./slug/mark.ts";

/** Colors that all pictures share. They stay the same in dark mode, as in a drawing on paper. */
export const paperColors = { ground: "#f6ebdc", paper: "#fffdf8", glow: "#e7a52e", hair: "#2b1d16" } as const;

const inks = {
  night: { solid: "#27306b", line: "#8189cc", soft: "#dcdcea" },
  plum: { solid: "#7a2e5e", line: "#bd82a8", soft: "#ecd5de" },
  fern: { solid: "#2c5e3f", line: "#7aaa89", soft: "#d6e2d0" },
} as const;

interface PersonDrawingProps extends DrawingProps {
  marks: readonly Mark[];
  /** Color of the person's skin. */
  skin: string;
  ink: keyof typeof inks;
}

/** Draws a person at their work, in fixed colors: neither the mode nor chance changes the person's skin color. */
export function PersonDrawing({ marks, skin, ink, ...rest }: PersonDrawingProps) {
  const colors: Readonly<Record<string, string>> = { ...paperColors, ...inks[ink], skin };
  return (
    <Drawing size={[400, 300]} crop {...rest}>
      {/* The paper is larger than the picture, so that forced colors show no line along the picture's edges. */}
      <path className="fill" color={paperColors.ground} d="M-9-9h418v318H-9z" />
      {marks.map(({ ink: name, d, width }) => {
        const [color = "", shape] = name.split(" ");
        return <path key={name + d} className={shape} color={colors[color]} d={d} strokeWidth={width} />;
      })}
    </Drawing>
  );
}
