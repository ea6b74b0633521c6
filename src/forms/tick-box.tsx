import { Checkbox } from "@chakra-ui/react/checkbox";
import type { ReactNode } from "react";
import { checkboxRecipe } from "../../theme/recipes/checkbox.ts";

interface TickBoxProps {
  id: string;
  name: string;
  /** What is sent where it is ticked. */
  value: string;
  label: ReactNode;
  /** Indeterminate: some of what it stands for is ticked. */
  state: boolean | "indeterminate";
  isRequired?: boolean;
  hasError?: boolean;
  describedBy?: string;
  onTick: (isTicked: boolean) => void;
}

/** Chakra’s checkbox. Its tick is the theme’s, see theme/recipes/checkbox.ts. */
export function TickBox({ id, name, value, label, state, isRequired, hasError, describedBy, onTick }: TickBoxProps) {
  return (
    <Checkbox.Root
      recipe={checkboxRecipe}
      id={id}
      ids={{ hiddenInput: id }}
      name={name}
      value={value}
      checked={state}
      required={isRequired}
      invalid={hasError}
      onCheckedChange={({ checked }) => onTick(checked === true)}
    >
      <Checkbox.HiddenInput aria-describedby={describedBy} />
      <Checkbox.Control>{null}</Checkbox.Control>
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
