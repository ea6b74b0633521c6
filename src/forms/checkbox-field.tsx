import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";
import { ErrorText, errorId, RequiredMark } from "./labelled-field.tsx";

const Control = chakra("input", {
  base: {
    appearance: "none",
    display: "grid",
    placeContent: "center",
    flexShrink: "0",
    boxSize: "6",
    // In the middle of the first line of its words.
    marginTop: "[calc((1lh - 1.5rem) / 2)]",
    bg: "bg.raised",
    borderWidth: "medium",
    borderColor: "border.control",
    borderRadius: "control",
    _checked: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: {
        content: '""',
        boxSize: "4",
        bg: "colorPalette.contrast",
        clipPath: "polygon(14% 47%, 4% 58%, 39% 88%, 96% 22%, 85% 12%, 37% 66%)",
      },
    },
    _indeterminate: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: { content: '""', width: "3", height: "1", bg: "colorPalette.contrast" },
    },
    _invalid: { borderColor: "error.line" },
    _highContrast: { appearance: "auto" },
  },
});

interface CheckboxFieldProps {
  id: string;
  name: string;
  label: string;
  isChecked: boolean;
  /** Neither yes nor no: some of the boxes it stands for are checked. */
  isIndeterminate?: boolean;
  /** The error; empty where there is nothing. */
  error?: string;
  /** Words that mark it as required; without them it is optional. */
  requiredMark?: string;
  onCheck: (isChecked: boolean) => void;
}

/**
 * A native checkbox: Chakra’s own shows its tick from script state, so before scripts run a visitor could not see
 * what they had agreed to.
 */
export function CheckboxField({ id, name, label, requiredMark, error = "", ...state }: CheckboxFieldProps) {
  const { isChecked, isIndeterminate = false, onCheck } = state;
  const mark: Ref<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isIndeterminate;
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" gridColumn="1 / -1">
      <ErrorText id={id} error={error} />
      <chakra.label htmlFor={id} display="flex" gap="3" paddingY="2" cursor="pointer">
        <Control
          ref={mark}
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          checked={isChecked}
          onChange={(event) => onCheck(event.currentTarget.checked)}
          required={requiredMark !== undefined}
          aria-invalid={error !== "" || undefined}
          aria-describedby={errorId(id)}
        />
        <span>
          {label}
          {requiredMark && <RequiredMark words={requiredMark} />}
        </span>
      </chakra.label>
    </chakra.div>
  );
}
