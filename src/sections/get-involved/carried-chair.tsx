import { chair } from "../../drawings/chair.ts";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";

export function CarriedChair(props: DrawingProps) {
  return (
    <Drawing size={[600, 360]} {...props}>
      <path className="soft" strokeWidth="12" strokeDasharray="0 30" d="M60 250q90-230 400-170" />
      <path className="solid" strokeWidth="30" d={chair} transform="translate(330 330) rotate(-14)" />
      <path className="line" strokeWidth="12" d="M20 346h240M500 346h80" />
    </Drawing>
  );
}
