import { chakra } from "@chakra-ui/react";
import type { ChoicesField, ConsentField } from "../../data/forms/form.ts";
import { LabeledCheckbox } from "./checkbox.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import type { FormFieldProps } from "./form-field.tsx";
import { chosenOf, isTextList } from "./intake-contract.ts";
import { describedBy, ErrorText, FieldHint, RequiredMark } from "./labelled-field.tsx";

/** The control of a consent or of several choices. */
export function CheckboxControl({ field, value, ...rest }: FormFieldProps & { field: ConsentField | ChoicesField }) {
  if (field.kind === "choices")
    return <ChoicesControl field={field} value={isTextList(value) ? value : []} {...rest} />;
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
}

interface ChoicesControlProps extends Omit<FormFieldProps, "field" | "value"> {
  field: ChoicesField;
  value: readonly string[];
}

/**
 * Several checkboxes under one that checks all of them. As plain HTML, all boxes have the same name, and the first one
 * implies the rest.
 */
function ChoicesControl({ field, id, value, error, requiredMark, onValue }: ChoicesControlProps) {
  const { name, label, all, choices } = field;
  const hasError = error !== "";
  const isWhole = value.length === choices.length;
  return (
    <chakra.fieldset gridColumn="1 / -1" minWidth="0" aria-describedby={describedBy({ field, id })}>
      <chakra.legend textStyle="label">
        {label}
        {field.required && requiredMark && <RequiredMark text={requiredMark} />}
      </chakra.legend>
      <FieldHint id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      <LabeledCheckbox
        id={id}
        name={name}
        value={all.value}
        label={all.label}
        state={isWhole || (value.length > 0 && "indeterminate")}
        hasError={hasError}
        onCheck={(isChecked) => onValue(isChecked ? chosenOf(field, [all.value]) : [])}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        columnGap="6"
        // Aligned with the label of the first checkbox. Large text uses the full width instead.
        paddingInlineStart="[clamp(0rem, 40vw - 5rem, 2.25rem)]"
      >
        {choices.map((choice) => (
          <LabeledCheckbox
            key={choice.value}
            id={`${id}-${choice.value}`}
            name={name}
            value={choice.value}
            label={choice.label}
            state={value.includes(choice.value)}
            hasError={hasError}
            onCheck={(isChecked) =>
              onValue(
                chosenOf(field, isChecked ? [...value, choice.value] : value.filter((each) => each !== choice.value)),
              )
            }
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
