import type { MotifProps } from "./contours.tsx";
import { dots, ring, sparkle } from "./pen.ts";
import { Sheet } from "./sheet.tsx";
import { stair } from "./steps.ts";

/** The Academy’s motif: rising steps of light. */
export function Steps({ variant, ...rest }: MotifProps) {
  if (variant === "band") {
    return (
      <Sheet size={[1600, 240]} crop {...rest}>
        <path className="soft" strokeWidth="4" d={[0, 1, 2, 3, 4].map((i) => stair(-200 + i * 30, 260 + i * 30, 100, 16, 20)).join("")} />
      </Sheet>
    );
  }
  if (variant === "corner") {
    return (
      <Sheet size={[600, 600]} {...rest}>
        <path className="soft" strokeWidth="5" d={[0, 1, 2, 3, 4, 5].map((i) => stair(40 + i * 80, 600, 80, 80, 8 - i)).join("")} />
      </Sheet>
    );
  }
  const tones = ["tint","tint","soft","soft","line","line","solid","deep"];
  return (
    <Sheet size={[1200, 900]} {...rest}>
      <g transform="translate(850 270)">
      <circle className="tint fill" r="250"/>
      <circle className="glow fill" r="120"/>
      <path className="soft" d={ring([0,0],170)+ring([0,0],210)+ring([0,0],250)} strokeDasharray="0 18"/>
      </g>
      {tones.map((t,i)=><path key={i} className={`${t} fill`} d={`M${80+i*130} 900v-${90+i*80}h130V900z`}/>)}
      <path className="glow" strokeWidth="10" d={stair(80, 900, 130, 80)} />
      <path className="line fill" d={sparkle([220,200],50)+sparkle([420,330],28)} />
      <path className="line" strokeWidth="10" d={dots([[120,380],[340,140],[500,180],[260,480]])} />
    </Sheet>
  );
}
