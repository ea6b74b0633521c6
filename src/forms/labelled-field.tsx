import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { Field } from "../../data/forms/form.ts";

/** What every control of a form takes. */
export interface ControlProps<Kind extends Field = Field> {
  field: Kind;
  /** Id of the control. */
  id: string;
  value: string;
  /** The error; empty where there is nothing. */
  error: string;
  /** Words that mark a field as required. */
  requiredMark: string;
  onValue: (value: string) => void;
}

interface LabelledFieldProps extends Pick<ControlProps, "field" | "id" | "error" | "requiredMark"> {
  /** For a control that no label can be for. */
  labelId?: string;
  children: ReactNode;
}

/**
 * Label and hint above a control, and the error between them and it: there no keyboard of a phone covers it, and
 * controls side by side stay in line.
 */
export function LabelledField({ field, id, labelId, error, requiredMark, children }: LabelledFieldProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" gridColumn={field.half ? undefined : "1 / -1"}>
      <chakra.label id={labelId} htmlFor={id} textStyle="label">
        {field.label}
        {field.required && requiredMark && <RequiredMark words={requiredMark} />}
      </chakra.label>
      <FieldHint id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      {children}
    </chakra.div>
  );
}

/** What every control has in common: it ties label, hint and error to it before scripts run, too. */
export function controlProps({ field, id, error }: Pick<ControlProps, "field" | "id" | "error">) {
  return {
    id,
    name: field.name,
    required: field.required,
    "aria-invalid": error !== "" || undefined,
    "aria-describedby": describedBy({ field, id }),
  };
}

/** The ids of hint and error. */
export function describedBy({ field, id }: Pick<ControlProps, "field" | "id">): string {
  return field.hint ? `${hintId(id)} ${errorId(id)}` : errorId(id);
}

/** For the eye; the control itself tells assistive technology that it is required. */
export function RequiredMark({ words }: { words: string }) {
  return (
    <chakra.span aria-hidden fontWeight="normal" color="fg.muted">
      {` ${words}`}
    </chakra.span>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return hint ? (
    <Text id={hintId(id)} textStyle="small" color="fg.muted">
      {hint}
    </Text>
  ) : null;
}

/** The error. It is in the page from the start, hidden, for the intake to fill in where scripts do not run. */
export function ErrorText({ id, error }: { id: string; error: string }) {
  return (
    <chakra.span id={errorId(id)} hidden={error === ""} textStyle="label" color="error.fg" overflowWrap="anywhere">
      {error}
    </chakra.span>
  );
}

function hintId(id: string) {
  return `${id}-hint`;
}

export function errorId(id: string) {
  return `${id}-error`;
}
