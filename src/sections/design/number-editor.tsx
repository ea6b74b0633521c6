import { Text } from "@chakra-ui/react/text";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { Amount } from "./bench-field.tsx";

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
