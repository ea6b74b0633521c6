import { useState } from "react";
import { hexToWrittenOklch, type Oklch, oklchToHex } from "../../../theme/color.ts";
import { TextLine } from "./bench-field.tsx";

interface HexFieldProps {
  label: string;
  value: Oklch;
  onChange: (value: Oklch) => void;
}

/** A color as other programs write it. What is typed stays until the focus goes on, and counts once it is a color. */
export function HexField({ label, value, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const hex = `#${text.trim().replace(/^#/, "")}`;
    if (/^#[0-9a-f]{6}$/i.test(hex)) onChange(hexToWrittenOklch(hex));
  };
  return (
    <TextLine
      label={label}
      value={typed ?? oklchToHex(value)}
      maxLength={9}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
