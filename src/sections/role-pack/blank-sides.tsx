import { chakra } from "@chakra-ui/react/styled-system";
import { patch } from "../../drawings/mark.ts";

const Sides = chakra("svg", {
  base: {
    width: "full",
    maxWidth: "[26rem]",
    marginX: "auto",
    fill: "[none]",
    strokeWidth: "3",
    strokeLinecap: "round",
    color: "colorPalette.line",
    stroke: "[currentColor]",
    "& .paper": { fill: "bg.raised" },
    "& .wheel": { fill: "[currentColor]", stroke: "[none]" },
    _highContrast: { color: "[CanvasText]" },
  },
});

export function BlankSides() {
  return (
    <Sides viewBox="0 0 460 400" aria-hidden="true" focusable="false">
      <g transform="translate(56 0) rotate(7 270 230)">
        <path className="paper" d="M170 70h200v290H170z" />
        <path d="M194 112h14v14h-14zM194 162h14v14h-14zM194 212h14v14h-14zM224 119h116M224 169h96M224 219h122M194 264h152M194 294h152M194 324h152" />
      </g>
      <g transform="rotate(-5 140 200)">
        <path className="paper" d="M30 50h210v300H30z" />
        <path d="M54 84h96M54 300h162M54 324h120" />
        <g className="wheel" transform="translate(135 192) scale(.25)">
          {Array.from({ length: 10 }, (_, place) => (
            <path key={place} d={patch} transform={`rotate(${place * 36})`} opacity={place === 0 ? 1 : 0.4} />
          ))}
        </g>
      </g>
    </Sides>
  );
}
