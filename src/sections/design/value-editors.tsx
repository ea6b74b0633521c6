import { Box, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { oneLine } from "../../../theme/token-text.ts";
import type { DimensionValue } from "../../design/workbench/editor-for.ts";
import { Amount, TextLine } from "./bench-field.tsx";

interface AmountEditorProps {
  value: DimensionValue | number;
  type: string;
  onChange: (value: DimensionValue | number) => void;
  words: WorkbenchWords["editor"];
}

/** Slider range and step for each unit, and for numbers without one. */
const ranges: Record<string, { min: number; max: number; step: number }> = {
  rem: { min: -1, max: 100, step: 0.0625 },
  px: { min: 0, max: 64, step: 1 },
  ms: { min: 0, max: 2_000, step: 10 },
  s: { min: 0, max: 2, step: 0.01 },
  fontWeight: { min: 200, max: 800, step: 10 },
  number: { min: -1, max: 4, step: 0.01 },
};
/** Keeps the slider's range near the value. The visitor types values beyond it. */
const near = (value: number, max: number) => Math.min(max, Math.max(4, Math.ceil(value) * 2));

const sample = "Aa Ee Gg Rr";

/** Edits a length, a time, a weight or another number. */
export function AmountEditor({ value, type, onChange, words }: AmountEditorProps) {
  const { value: amount, unit } = typeof value === "number" ? { value, unit: "" } : value;
  const range = ranges[unit || type] ?? ranges.number ?? { min: 0, max: 100, step: 1 };
  const max = unit === "rem" ? near(amount, range.max) : Math.max(range.max, amount);
  return (
    <>
      {type === "fontWeight" && (
        <Text textStyle="h2" aria-hidden="true" style={{ fontWeight: amount }}>
          {sample}
        </Text>
      )}
      <Amount
        label={unit ? `${words.value} ${words.unit(unit)}` : words.value}
        value={amount}
        {...range}
        max={max}
        onChange={(next) => onChange(unit ? { value: next, unit } : next)}
      />
      {type === "dimension" && (
        <Box height="4" maxWidth="full" bg="clay.solid" style={{ width: `${Math.max(0, amount)}${unit}` }} />
      )}
    </>
  );
}

interface JsonEditorProps {
  value: unknown;
  onChange: (value: unknown) => void;
  words: WorkbenchWords["editor"];
}

/** Edits a value without its own editor, such as a list of typefaces or a shadow. */
export function JsonEditor({ value, onChange, words }: JsonEditorProps) {
  const [text, setText] = useState(oneLine(value));
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    try {
      onChange(JSON.parse(text));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <>
      <TextLine
        label={words.json}
        value={text}
        maxLength={1_000}
        aria-invalid={isWrong}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text role="status" textStyle="small" color="error.fg">
        {isWrong && words.notJson}
      </Text>
      <Button variant="outline" onClick={apply} width="fit">
        {words.apply}
      </Button>
    </>
  );
}
