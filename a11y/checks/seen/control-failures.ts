import { type Control, type ControlIcon, edgeContrast, iconContrast } from "./control.ts";
import type { Pixels } from "./pixels.ts";
import type { Failure } from "./read.ts";

/** Minimum contrast ratio (WCAG 2.2, 1.4.11). */
const least = 3;

export function controlFailures(
  { controls, icons }: { controls: readonly Control[]; icons: readonly ControlIcon[] },
  ground: Pixels,
): Failure[] {
  const edges = controls.map((control) => ({ control, ratio: edgeContrast(control, ground) }));
  const shapes = icons.map((icon) => ({ icon, ratio: iconContrast(icon, ground) }));
  return [
    ...edges
      .filter(({ ratio }) => ratio < least)
      .map(
        ({ control, ratio }): Failure => ({
          rule: "control-contrast",
          criteria: ["1.4.11"],
          conformance: "AA",
          certainty: control.hasShadow ? "needs review" : "fails",
          element: control.element,
          message: `The edge of “${control.name}” has ${ratio.toFixed(2)}:1 to what lies around it, where 3:1 is needed.`,
          help: "Give it a border, or a filling, that stands out from the page.",
        }),
      ),
    ...shapes
      .filter(({ ratio }) => ratio < least)
      .map(
        ({ icon, ratio }): Failure => ({
          rule: "icon-contrast",
          criteria: ["1.4.11"],
          conformance: "AA",
          certainty: "fails",
          element: icon.element,
          message: `The icon of “${icon.name}” has ${ratio.toFixed(2)}:1 to what lies around it, where 3:1 is needed.`,
          help: "Give its strokes or its shapes a color that stands out from the control.",
        }),
      ),
  ];
}
