import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { oneLine } from "../../../theme/token-text.ts";
import { TextLine } from "./bench-field.tsx";

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
