import type { MotifProps } from "./contours.tsx";
import { bough, egg, lining, shelter, weave } from "./nest.ts";
import { Sheet } from "./sheet.tsx";

/** ERIN’s Place’s motif: a nest of arcs. */
export function Nest({ variant, ...rest }: MotifProps) {
  if (variant === "band") {
    return (
      <Sheet size={[1600, 240]} crop {...rest}>
        <path className="soft" strokeWidth="5" d={Array.from({length: 8},(_, i)=>`M${i*200+10} 60a90 90 0 0 0 180 0m-30 0a60 60 0 0 1-120 0m30 0a30 30 0 0 0 60 0M${i*200-90} 160a90 90 0 0 0 180 0m-30 0a60 60 0 0 1-120 0m30 0a30 30 0 0 0 60 0`).join("")} />
      </Sheet>
    );
  }
  if (variant === "corner") {
    return (
      <Sheet size={[600, 600]} {...rest}>
        <g transform="translate(600 600)"><path className="soft" strokeWidth="8" d={[100,160,220,280,340,400,460,520,580].map((r,i)=>`M${-r} 0A${r} ${r} 0 0 1 0-${r}`).join("")} /></g>
      </Sheet>
    );
  }
  return (
    <Sheet size={[1200, 900]} {...rest}>
      <g transform="translate(600 400)">
        <path className="soft" strokeWidth="6" strokeDasharray="0 26" d={shelter} />
        <path className="tint fill" d={egg(-160,-110)+egg(160,-110)} />
        <path className="glow fill" d={egg(0,-80)} />
        <path className="soft fill" d={egg(-80,-130)+egg(80,-130)} />
        <path className="solid" strokeWidth="40" d={bough(lining)} />
        <path className="line" strokeWidth="40" d={bough(weave)} />
      </g>
    </Sheet>
  );
}
