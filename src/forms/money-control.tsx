import { Input } from "@chakra-ui/react/input";
import type { MoneyField } from "../../data/forms/form.ts";
import { ToggleGroup } from "../components/toggle-group.tsx";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";

/** Whole US dollars, typed or pressed. */
export function MoneyControl({ onValue, value, ...own }: ControlProps<MoneyField>) {
  const { field } = own;
  return (
    <LabelledField {...own}>
      <Input
        {...controlProps(own)}
        inputMode="numeric"
        autoComplete="transaction-amount"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <ToggleGroup
        label={field.suggestionsLabel}
        options={field.suggestions.map((dollars) => ({ value: String(dollars), label: `$${dollars}` }))}
        chosen={value}
        onChoose={onValue}
        layout="grid"
      />
    </LabelledField>
  );
}
