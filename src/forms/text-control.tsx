import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import type { CountField, EmailField, LongTextField, TextField } from "../../data/forms/form.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";

// No control has a `maxlength`: browsers cut what is pasted without a word, while the check says what to shorten.

/** One line: text, an address, a number. */
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
      // Brings a phone’s keyboard for numbers.
      return { type: field.autocomplete === "tel" ? "tel" : undefined, autoComplete: field.autocomplete };
    case "count":
      return { inputMode: "numeric", autoComplete: "off" } as const;
  }
}

/** Several lines. */
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
