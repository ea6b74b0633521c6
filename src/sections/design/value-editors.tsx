import { Box, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { oneLine } from "../../../theme/token-text.ts";
import type { DimensionValue } from "../../design/workbench/editor-for.ts";
import { Amount, TextLine } from "./bench-field.tsx";

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

interface NumberEditorProps {
  value: number;
  type: string;
  onChange: (value: number) => void;
  words: WorkbenchWords["editor"];
}

const sample = "Aa Ee Gg Rr";

export function NumberEditor({ value, type, onChange, words }: NumberEditorProps) {
  const isWeight = type === "fontWeight";
  const range = isWeight ? { min: 200, max: 800, step: 10 } : { min: -1, max: Math.max(4, value), step: 0.01 };
  return (
    <>
      {isWeight && (
        <Text textStyle="h2" aria-hidden="true" style={{ fontWeight: value }}>
          {sample}
        </Text>
      )}
      <Amount label={words.value} value={value} {...range} onChange={onChange} />
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
