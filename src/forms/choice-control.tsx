import { NativeSelect } from "@chakra-ui/react/native-select";
import { useRef } from "react";
import type { ChoiceField } from "../../data/forms/form.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";
import { useListSelect } from "./use-list-select.ts";

/**
 * The platform’s select: it works before scripts and without, and on a touch screen it opens the way the device’s own
 * choices open. Where somebody points with a mouse, a list of our own takes its place, see use-list-select.ts.
 */
export function ChoiceControl({ onValue, value, ...own }: ControlProps<ChoiceField>) {
  const { field, id } = own;
  refuseEmptyValue(field);
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
