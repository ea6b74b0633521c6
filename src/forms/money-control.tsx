import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import type { MoneyField } from "../../data/forms/form.ts";
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
      <Flex
        role="group"
        aria-label={field.suggestionsLabel}
        flexWrap="wrap"
        gap="2"
        // Filling needs scripts; without them the field is typed into.
        css={{ "@media (scripting: none)": { display: "none" } }}
      >
        {field.suggestions.map((dollars) => (
          <Button
            key={dollars}
            type="button"
            variant={value === String(dollars) ? "solid" : "outline"}
            aria-pressed={value === String(dollars)}
            onClick={() => onValue(String(dollars))}
          >
            ${dollars}
          </Button>
        ))}
      </Flex>
    </LabelledField>
  );
}
