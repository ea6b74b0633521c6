import { Input } from "@chakra-ui/react/input";
import type { MoneyField } from "../../data/forms/form.ts";
import { dollars, typedDollars } from "../../money/dollars.ts";
import { readDollars } from "../../money/read-dollars.ts";
import { ToggleGroup } from "../components/toggle-group.tsx";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";

export function MoneyControl({ onValue, value, ...own }: ControlProps<MoneyField>) {
  const { field } = own;
  const read = readDollars(value);
  return (
    <LabelledField {...own}>
      <Input
        {...controlProps(own)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <ToggleGroup
        label={field.suggestionsLabel}
        options={field.suggestions.map((amount) => ({ value: amount, label: dollars(amount) }))}
        chosen={typeof read === "string" ? undefined : read}
        onChoose={(amount) => onValue(typedDollars(amount))}
        layout="grid"
      />
    </LabelledField>
  );
}
