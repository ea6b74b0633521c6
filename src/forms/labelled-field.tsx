import { chakra, Input, Text, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CountField, Field, LongTextField, TextField } from "../../data/forms/form.ts";
import { useTextControl } from "./use-text-control.ts";

export interface ControlProps<Kind extends Field = Field> {
  field: Kind;
  id: string;
  value: string;
  error: string;
  requiredMark: string;
  onValue: (value: string) => void;
}

interface LabelledFieldProps extends Pick<ControlProps, "field" | "id" | "error" | "requiredMark"> {
  /** Id of the label, for a control that `htmlFor` cannot reference. */
  labelId?: string;
  children: ReactNode;
}

/**
 * A control below its label, hint and error. A phone's keyboard doesn't cover an error above the control, and adjacent
 * controls stay aligned.
 */
export function LabelledField({ field, id, labelId, error, requiredMark, children }: LabelledFieldProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" gridColumn={field.half ? undefined : "1 / -1"}>
      <chakra.label id={labelId} htmlFor={id} textStyle="label">
        {field.label}
        {field.required && requiredMark && <RequiredMark text={requiredMark} />}
      </chakra.label>
      <FieldHint id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      {children}
    </chakra.div>
  );
}

/**
 * Returns the common props of all controls. They connect label, hint and error to the control, even without scripts.
 */
export function controlProps({ field, id, error }: Pick<ControlProps, "field" | "id" | "error">) {
  return {
    id,
    name: field.name,
    required: field.required,
    "aria-invalid": error !== "" || undefined,
    "aria-describedby": describedBy({ field, id }),
  };
}

export function describedBy({ field, id }: Pick<ControlProps, "field" | "id">): string {
  return field.hint ? `${hintId(id)} ${errorId(id)}` : errorId(id);
}

/** Hidden from assistive technology, because the control itself has `required`. */
export function RequiredMark({ text }: { text: string }) {
  return (
    <chakra.span aria-hidden fontWeight="normal" color="fg.muted">
      {` ${text}`}
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

/** The error text. It is in the page from the start, hidden, for the intake to fill in if scripts don't run. */
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

// Controls have no `maxlength`: browsers silently cut pasted text, whereas validation explains how to fix it.

export function LineControl({ onValue, value, ...own }: ControlProps<TextField | CountField>) {
  return (
    <LabelledField {...own}>
      <Input {...controlProps(own)} {...particulars(own.field)} {...useTextControl<HTMLInputElement>(value, onValue)} />
    </LabelledField>
  );
}

function particulars(field: TextField | CountField) {
  switch (field.kind) {
    case "text":
      // "tel" opens a phone's number keyboard.
      return { type: field.autocomplete === "tel" ? "tel" : undefined, autoComplete: field.autocomplete };
    case "count":
      return { inputMode: "numeric", autoComplete: "off" } as const;
  }
}

export function LinesControl({ onValue, value, ...own }: ControlProps<LongTextField>) {
  return (
    <LabelledField {...own}>
      <Textarea {...controlProps(own)} rows={own.field.rows} {...useTextControl<HTMLTextAreaElement>(value, onValue)} />
    </LabelledField>
  );
}
