import type { Field } from "../../data/forms/form.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import { MoneyControl } from "./money-control.tsx";
import { LineControl, LinesControl } from "./text-control.tsx";

interface FormFieldProps {
  field: Field;
  id: string;
  value: string | boolean;
  error: string;
  requiredMark: string;
  onValue: (value: string | boolean) => void;
}

/** The control that belongs to a field. A code has none: the page writes it. */
export function FormField({ field, value, ...rest }: FormFieldProps) {
  const text = typeof value === "string" ? value : "";
  switch (field.kind) {
    case "text":
    case "email":
    case "count":
      return <LineControl field={field} value={text} {...rest} />;
    case "long-text":
      return <LinesControl field={field} value={text} {...rest} />;
    case "choice":
      return <ChoiceControl field={field} value={text} {...rest} />;
    case "money":
      return <MoneyControl field={field} value={text} {...rest} />;
    case "consent":
      return (
        <CheckboxField
          id={rest.id}
          name={field.name}
          label={field.label}
          isChecked={value === true}
          error={rest.error}
          requiredMark={field.required && rest.requiredMark}
          onCheck={rest.onValue}
        />
      );
    case "code":
      return null;
  }
}
