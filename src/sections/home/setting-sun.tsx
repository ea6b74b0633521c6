import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { petal } from "../../drawings/wheel-ornament.ts";

const rays = [-90, -54, -18, 18, 54, 90];

/** The hub of the wheel as the last sun of the page, half below the horizon of the next section. */
export function SettingSun(props: DrawingProps) {
  return (
    <Drawing size={[1200, 600]} {...props}>
      <g transform="translate(600 600)">
        {rays.map((angle) => (
          <path key={angle} className="solid fill" d={petal(254, 576, 185)} transform={`rotate(${angle})`} />
        ))}
        <circle className="glow fill" r="200" />
      </g>
    </Drawing>
  );
}
