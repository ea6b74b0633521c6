import type { Field } from "../../data/forms/form.ts";
import { ChoiceControl } from "./choice-control.tsx";
import type { DraftValue } from "./drafts.ts";
import { MoneyControl } from "./money-control.tsx";
import { LineControl, LinesControl } from "./text-control.tsx";

export interface FormFieldProps {
  field: Field;
  id: string;
  value: DraftValue;
  error: string;
  requiredMark: string;
  onValue: (value: DraftValue) => void;
}

/** The control of a field. A code has none, because the page fills it in. For checkboxes see field-with-boxes.tsx. */
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
    case "code":
      return null;
    case "consent":
    case "choices":
      throw new Error(`forms: '${field.name}' has boxes to tick; draw its form with SiteFormWithBoxes`);
  }
}
