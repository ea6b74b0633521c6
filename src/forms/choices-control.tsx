import { chakra } from "@chakra-ui/react/styled-system";
import type { ChoicesField } from "../../data/forms/form.ts";
import { chosenOf } from "./intake-contract.ts";
import { type ControlProps, describedBy, ErrorText, FieldHint, RequiredMark } from "./labelled-field.tsx";
import { TickBox } from "./tick-box.tsx";

interface ChoicesControlProps extends Omit<ControlProps<ChoicesField>, "value" | "onValue"> {
  value: readonly string[];
  onValue: (value: readonly string[]) => void;
}

/**
 * Several checkboxes under one that checks all of them. As plain HTML, all boxes have the same name, and the first one
 * implies the rest.
 */
export function ChoicesControl({ field, id, value, error, requiredMark, onValue }: ChoicesControlProps) {
  const { name, label, all, choices } = field;
  const hasError = error !== "";
  const isWhole = value.length === choices.length;
  return (
    <chakra.fieldset gridColumn="1 / -1" minWidth="0" aria-describedby={describedBy({ field, id })}>
      <chakra.legend textStyle="label">
        {label}
        {field.required && requiredMark && <RequiredMark words={requiredMark} />}
      </chakra.legend>
      <FieldHint id={id} hint={field.hint} />
      <ErrorText id={id} error={error} />
      <TickBox
        id={id}
        name={name}
        value={all.value}
        label={all.label}
        state={isWhole || (value.length > 0 && "indeterminate")}
        hasError={hasError}
        onTick={(isTicked) => onValue(isTicked ? chosenOf(field, [all.value]) : [])}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        columnGap="6"
        // Aligned with the label of the first checkbox. Large text uses the full width instead.
        paddingInlineStart="[clamp(0rem, 40vw - 5rem, 2.25rem)]"
      >
        {choices.map((choice) => (
          <TickBox
            key={choice.value}
            id={`${id}-${choice.value}`}
            name={name}
            value={choice.value}
            label={choice.label}
            state={value.includes(choice.value)}
            hasError={hasError}
            onTick={(isTicked) =>
              onValue(
                chosenOf(field, isTicked ? [...value, choice.value] : value.filter((one) => one !== choice.value)),
              )
            }
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
