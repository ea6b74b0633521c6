import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";
import { ErrorText, errorId, RequiredMark } from "./labelled-field.tsx";

const { withProvider, withContext } = createSlotRecipeContext({ key: "checkbox" });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
const Label = withContext<HTMLLabelElement, HTMLChakraProps<"label">>("label", "label");
const Control = withContext<HTMLInputElement, HTMLChakraProps<"input">>("input", "control");

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
    <Root>
      <ErrorText id={id} error={error} />
      <Label htmlFor={id}>
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
      </Label>
    </Root>
  );
}
