import { CheckboxField } from "./checkbox-field.tsx";
import { ChoicesControl } from "./choices-control.tsx";
import { FormField, type FormFieldProps } from "./form-field.tsx";
import { isTextList } from "./intake-contract.ts";

export function FieldWithBoxes(props: FormFieldProps) {
  const { field, value, ...rest } = props;
  switch (field.kind) {
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
    case "choices":
      return <ChoicesControl field={field} value={isTextList(value) ? value : []} {...rest} />;
    default:
      return <FormField {...props} />;
  }
}
