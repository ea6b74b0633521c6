import { NativeSelect } from "@chakra-ui/react/native-select";
import type { Choice, ChoiceFieldCopy } from "../../data/form-copy.ts";
import { describedBy, type FieldProps, LabelledField } from "./labelled-field.tsx";
import { usePreselect } from "./use-preselect.ts";

interface SelectFieldProps extends FieldProps<ChoiceFieldCopy> {
  /** Chosen in the prerendered page; the first choice unless said. `?name=value` in the address goes before it. */
  defaultValue?: string;
}

/** The platform’s select: it works before scripts, and opens the way each device’s own choices open. */
export function SelectField({ id, name, copy, requiredMark, defaultValue }: SelectFieldProps) {
  const { choices } = copy;
  refuseEmptyValue(name, choices);
  const initial = defaultValue ?? choices[0]?.value ?? "";
  const select = usePreselect<HTMLSelectElement>(name, initial, (value) =>
    choices.some((choice) => choice.value === value),
  );
  return (
    <LabelledField id={id} copy={copy} requiredMark={requiredMark}>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={select}
          name={name}
          defaultValue={initial}
          autoComplete="off"
          aria-describedby={describedBy(id, copy)}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </LabelledField>
  );
}

function refuseEmptyValue(name: string, choices: readonly Choice[]) {
  const empty = choices.find((choice) => choice.value === "");
  if (empty) throw new Error(`select '${name}': '${empty.label}' has an empty value; give it a word of its own`);
}
