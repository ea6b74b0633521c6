import { rampOfColor } from "../../../theme/gate/ramp.ts";
import { type ColorValue, editorFor } from "./editor-for.ts";
import type { TokenEntry } from "./token-entry.ts";

export type Change = readonly [entry: TokenEntry, value: unknown];

/**
 * Returns the other steps of a color's ramp in that color's hue, as `npm run brand` does. Each keeps its saved
 * lightness. Returns none if the color isn't a step of a ramp.
 */
export function rampEdits(entry: TokenEntry, { components }: ColorValue, entries: readonly TokenEntry[]): Change[] {
  const ramp = ({ file, path }: TokenEntry) => `${file} ${path.slice(0, path.lastIndexOf("."))}`;
  const steps = entries.flatMap((step) => {
    const editor = editorFor(step, step.value);
    return ramp(step) === ramp(entry) && editor.kind === "color" ? [{ step, components: editor.value.components }] : [];
  });
  const moved = rampOfColor(
    steps.map((each) => each.components),
    components,
  );
  return steps.flatMap(({ step }, index): Change[] =>
    step.path === entry.path ? [] : [[step, { colorSpace: "oklch", components: moved[index] }]],
  );
}
