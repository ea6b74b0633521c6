import { NativeSelect } from "@chakra-ui/react/native-select";
import type { ChoiceField } from "../../data/forms/form.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";

/** The platform’s select: it works before scripts, and opens the way each device’s own choices open. */
export function ChoiceControl({ onValue, value, ...own }: ControlProps<ChoiceField>) {
  const { field } = own;
  refuseEmptyValue(field);
  return (
    <LabelledField {...own}>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...controlProps(own)}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </LabelledField>
  );
}

function refuseEmptyValue({ name, choices }: ChoiceField) {
  const empty = choices.find((choice) => choice.value === "");
  if (empty) throw new Error(`select '${name}': '${empty.label}' has an empty value; give it a word of its own`);
}
