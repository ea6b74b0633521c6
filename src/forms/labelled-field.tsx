import { Field } from "@chakra-ui/react/field";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Field as Definition } from "../../data/forms/form.ts";

/** What every control of a form takes. */
export interface ControlProps<Kind extends Definition = Definition> {
  field: Kind;
  /** Id of the control. */
  id: string;
  value: string;
  /** What to mend; empty where there is nothing. */
  error: string;
  /** Words that mark a field as required. */
  requiredMark: string;
  onValue: (value: string) => void;
}

interface LabelledFieldProps extends Pick<ControlProps, "field" | "id" | "error" | "requiredMark"> {
  children: ReactNode;
}

/** Label and hint above a control, and below them what to mend. */
export function LabelledField({ field, id, error, requiredMark, children }: LabelledFieldProps) {
  return (
    // Ark makes the root a group without a name; the label already names the control.
    <Field.Root
      id={id}
      ids={{ helperText: hintId(id) }}
      role="presentation"
      required={field.required ?? false}
      invalid={error !== ""}
      gridColumn={field.half ? undefined : "1 / -1"}
    >
      <Field.Label>
        {field.label}
        {field.required && <Field.RequiredIndicator>{` ${requiredMark}`}</Field.RequiredIndicator>}
      </Field.Label>
      {field.hint && <Field.HelperText>{field.hint}</Field.HelperText>}
      {children}
      <ErrorText id={id} error={error} />
    </Field.Root>
  );
}

/**
 * What to mend. It is in the page from the start, hidden, so that the intake can fill it in where scripts do not run;
 * Chakra’s own comes and goes with the state of its field.
 */
export function ErrorText({ id, error }: { id: string; error: string }) {
  return (
    <chakra.span id={errorId(id)} hidden={error === ""} textStyle="label" color="error.fg">
      {error}
    </chakra.span>
  );
}

/** Ties hint and error to their control in the prerendered page; Ark does so only once scripts run. */
export function describedBy(id: string, field: Definition) {
  return field.hint ? `${hintId(id)} ${errorId(id)}` : errorId(id);
}

function hintId(id: string) {
  return `${id}-hint`;
}

export function errorId(id: string) {
  return `${id}-error`;
}
