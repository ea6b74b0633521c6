import { Text } from "@chakra-ui/react";
import type { Scale } from "@kindred-ground/tokens/dtcg/scale.ts";
import { type Length, type ScaledName, scaled, sizesIn } from "../../../theme/scale.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { Amount } from "./bench-field.tsx";
import { editorFor } from "./editor-for.ts";
import { currentValue, type Edits } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";
import { entries, type Workbench } from "./use-workbench.ts";

/** Ranges of the sliders. `base` is in rem, and `ratio` has no unit. */
const ranges: Readonly<Record<ScaledName, Record<keyof Scale, { min: number; max: number; step: number }>>> = {
  type: { base: { min: 1, max: 1.5, step: 0.0625 }, ratio: { min: 1.05, max: 1.6, step: 0.01 } },
  spacing: { base: { min: 0.125, max: 0.5, step: 0.0625 }, ratio: { min: 0.8, max: 1.2, step: 0.01 } },
};

/** Returns the scale of a token's group, or undefined for a token that no scale sets. */
export function scaleOf({ path, file }: Pick<TokenEntry, "path" | "file">): ScaledName | undefined {
  const names = Object.keys(scaled) as ScaledName[];
  return names.find((name) => scaled[name].file === file && path.startsWith(`${scaled[name].group}.`));
}

/**
 * Returns the edits that set a whole group. Computes them from the saved sizes, so that rounding errors don't
 * accumulate.
 */
export function scaleEdits(name: ScaledName, scale: Scale): (readonly [TokenEntry, unknown])[] {
  const { file, group, sizesFor } = scaled[name];
  const sizes = sizesFor(sizesIn(name, lengthsIn(name, {})), scale);
  return entries.flatMap((entry) => {
    const value = entry.file === file ? sizes.get(entry.path.slice(group.length + 1)) : undefined;
    const isScaled = value !== undefined && entry.path.startsWith(`${group}.`);
    return isScaled ? [[entry, { value, unit: "rem" }] as const] : [];
  });
}

function lengthsIn(name: ScaledName, edits: Edits): Length[] {
  return entries.flatMap((entry) => {
    if (entry.file !== scaled[name].file) return [];
    const editor = editorFor(entry, currentValue(entry, edits));
    return editor.kind === "amount" && typeof editor.value !== "number"
      ? [{ path: entry.path, value: editor.value }]
      : [];
  });
}

interface ScaleEditorProps {
  name: ScaledName;
  bench: Workbench;
  words: WorkbenchWords["editor"]["scale"];
}

/** Sets all font sizes, or all spacing, from a base and a ratio. */
export function ScaleEditor({ name, bench, words }: ScaleEditorProps) {
  const now = scaled[name].scaleOf(sizesIn(name, lengthsIn(name, bench.edits)));
  return (
    <Disclosure summary={words.title}>
      <Text textStyle="small">{words.hints[name]}</Text>
      {(["base", "ratio"] as const).map((part) => (
        <Amount
          key={part}
          label={words[part]}
          value={Number(now[part].toFixed(3))}
          {...ranges[name][part]}
          onChange={(value) => bench.change(...scaleEdits(name, { ...now, [part]: value }))}
        />
      ))}
    </Disclosure>
  );
}
