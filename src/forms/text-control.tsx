import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import type { CountField, EmailField, LongTextField, TextField } from "../../data/forms/form.ts";
import { type ControlProps, describedBy, LabelledField } from "./labelled-field.tsx";
import { longest } from "./schema.ts";

/** One line: text, an address, a number. */
export function LineControl({ onValue, value, ...own }: ControlProps<TextField | EmailField | CountField>) {
  const { field, id } = own;
  return (
    <LabelledField {...own}>
      <Input
        name={field.name}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-describedby={describedBy(id, field)}
        {...particulars(field)}
      />
    </LabelledField>
  );
}

function particulars(field: TextField | EmailField | CountField) {
  switch (field.kind) {
    case "email":
      return { type: "email", autoComplete: "email", maxLength: longest.email };
    case "text":
      return { autoComplete: field.autocomplete, maxLength: longest.text };
    case "count":
      return { inputMode: "numeric", autoComplete: "off", maxLength: 6 } as const;
  }
}

/** Several lines. */
export function LinesControl({ onValue, value, ...own }: ControlProps<LongTextField>) {
  const { field, id } = own;
  return (
    <LabelledField {...own}>
      <Textarea
        name={field.name}
        rows={field.rows}
        maxLength={longest["long-text"]}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-describedby={describedBy(id, field)}
      />
    </LabelledField>
  );
}
