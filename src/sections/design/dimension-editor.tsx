import { Box } from "@chakra-ui/react/box";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { DimensionValue } from "../../design/workbench/editor-for.ts";
import { Amount } from "./bench-field.tsx";

interface DimensionEditorProps {
  value: DimensionValue;
  type: string;
  onChange: (value: DimensionValue) => void;
  words: WorkbenchWords["editor"];
}

/** Slider range and step for each unit. */
const ranges: Record<string, { min: number; max: number; step: number }> = {
  rem: { min: -1, max: 100, step: 0.0625 },
  px: { min: 0, max: 64, step: 1 },
  ms: { min: 0, max: 2_000, step: 10 },
  s: { min: 0, max: 2, step: 0.01 },
};
/** Keeps the slider's range near the value. The visitor types values beyond it. */
const near = (value: number, max: number) => Math.min(max, Math.max(4, Math.ceil(value) * 2));

export function DimensionEditor({ value: { value, unit }, type, onChange, words }: DimensionEditorProps) {
  const range = ranges[unit] ?? { min: 0, max: 100, step: 1 };
  const max = unit === "rem" ? near(value, range.max) : range.max;
  return (
    <>
      <Amount
        label={`${words.value} ${words.unit(unit)}`}
        value={value}
        {...range}
        max={max}
        onChange={(next) => onChange({ value: next, unit })}
      />
      {type === "dimension" && (
        <Box height="4" maxWidth="full" bg="clay.solid" style={{ width: `${Math.max(0, value)}${unit}` }} />
      )}
    </>
  );
}
