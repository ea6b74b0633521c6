import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import type { CountField, EmailField, LongTextField, TextField } from "../../data/forms/form.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";

// Controls have no `maxlength`: browsers silently cut pasted text, whereas validation explains how to fix it.

export function LineControl({ onValue, value, ...own }: ControlProps<TextField | EmailField | CountField>) {
  return (
    <LabelledField {...own}>
      <Input
        {...controlProps(own)}
        {...particulars(own.field)}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </LabelledField>
  );
}

function particulars(field: TextField | EmailField | CountField) {
  switch (field.kind) {
    case "email":
      return { type: "email", autoComplete: "email" };
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
      <Textarea
        {...controlProps(own)}
        rows={own.field.rows}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
