import { NativeSelect } from "@chakra-ui/react/native-select";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import type { Choice, ChoiceField, Field } from "../../data/forms/form.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";
import { useListSelect } from "./use-list-select.ts";

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  refuseEmptyValue(props.field);
  const only = onlyChoice(props.field);
  return only ? <OnlyChoice {...props} choice={only} /> : <SelectControl {...props} />;
}

/** Returns the only choice of a choice field that has just one, undefined for every other field. */
export function onlyChoice(field: Field): Choice | undefined {
  return field.kind === "choice" && field.choices.length === 1 ? field.choices[0] : undefined;
}

function OnlyChoice({ choice: { label, value }, ...own }: ControlProps<ChoiceField> & { choice: Choice }) {
  return (
    <LabelledField {...own}>
      <chakra.output id={own.id} fontWeight="bold" overflowWrap="anywhere">
        {label}
      </chakra.output>
      <input type="hidden" name={own.field.name} value={value} />
    </LabelledField>
  );
}

/**
 * The native select works without scripts and before they load, and on touch screens it opens the device's own picker.
 * Visitors with a mouse get a custom list instead, see use-list-select.ts.
 */
function SelectControl({ onValue, value, ...own }: ControlProps<ChoiceField>) {
  const { field, id } = own;
  const native = useRef<HTMLSelectElement>(null);
  const ListSelect = useListSelect(native);
  const labelId = ListSelect && `${id}-label`;
  return (
    <LabelledField {...own} labelId={labelId}>
      {ListSelect && labelId ? (
        <ListSelect {...own} labelId={labelId} value={value} onValue={onValue} />
      ) : (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...controlProps(own)}
            ref={native}
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
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      )}
    </LabelledField>
  );
}

function refuseEmptyValue({ name, choices }: ChoiceField) {
  const empty = choices.find((choice) => choice.value === "");
  if (empty) throw new Error(`select '${name}': '${empty.label}' has an empty value; give it a word of its own`);
}
