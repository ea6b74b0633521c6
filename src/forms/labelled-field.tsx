import { Field } from "@chakra-ui/react/field";
import type { ReactNode } from "react";
import type { FieldCopy } from "../../data/form-copy.ts";

/** What every field of a form takes. */
export interface FieldProps<Copy extends FieldCopy = FieldCopy> {
  /** Id of the control. */
  id: string;
  /** Name the value is sent under. */
  name: string;
  copy: Copy;
  /** Words that mark the field as required; without them it is optional. */
  requiredMark?: string;
}

interface LabelledFieldProps extends Omit<FieldProps, "name"> {
  children: ReactNode;
}

/** Label and hint above a control. */
export function LabelledField({ id, copy, requiredMark, children }: LabelledFieldProps) {
  return (
    // Ark makes the root a group without a name; the label already names the control.
    <Field.Root id={id} ids={{ helperText: hintId(id) }} role="presentation" required={requiredMark !== undefined}>
      <Field.Label>
        {copy.label}
        {requiredMark && <Field.RequiredIndicator>{` ${requiredMark}`}</Field.RequiredIndicator>}
      </Field.Label>
      {copy.hint && <Field.HelperText>{copy.hint}</Field.HelperText>}
      {children}
    </Field.Root>
  );
}

/** Ties the hint to its control in the prerendered page; Ark does so only once scripts run. */
export function describedBy(id: string, copy: FieldCopy) {
  return copy.hint ? hintId(id) : undefined;
}

function hintId(id: string) {
  return `${id}-hint`;
}
