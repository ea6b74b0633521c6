import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { hexToWrittenOklch, type Oklch, oklchToHex } from "../../../theme/color.ts";
import { TextLine } from "./bench-field.tsx";

interface HexFieldProps {
  words: Record<"hex" | "notHex", string>;
  value: Oklch;
  onChange: (value: Oklch) => void;
}

/** Edits a color as a hex value. Input applies once it's valid, and stays until the color changes. */
export function HexField({ words, value, onChange }: HexFieldProps) {
  const hex = oklchToHex(value);
  const [draft, setDraft] = useState({ text: hex, beside: hex, isLeft: false });
  const text = draft.beside === hex ? draft.text : hex;
  const isWrong = draft.isLeft && !hexIn(text);
  const type = (text: string) => {
    const next = hexIn(text);
    const color = next ? hexToWrittenOklch(next) : value;
    setDraft({ text, beside: oklchToHex(color), isLeft: false });
    if (next) onChange(color);
  };
  return (
    <>
      <TextLine
        label={words.hex}
        value={text}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setDraft({ text: hexIn(text) ? hex : text, beside: hex, isLeft: true })}
      />
      <Text role="status" textStyle="small" color="error.fg">
        {isWrong && words.notHex}
      </Text>
    </>
  );
}

/** Returns the color with its `#`, which the input may omit, or undefined if the text isn't a color. */
function hexIn(text: string): string | undefined {
  const hex = `#${text.trim().replace(/^#/, "")}`;
  return /^#[\da-f]{6}$/i.test(hex) ? hex : undefined;
}
