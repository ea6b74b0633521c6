import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
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
      <Grid
        role="group"
        aria-label={field.suggestionsLabel}
        templateColumns="repeat(auto-fit, minmax(4rem, 1fr))"
        gap="2"
        // Filling needs scripts; without them the field is typed into.
        css={{ "@media (scripting: none)": { display: "none" } }}
      >
        {field.suggestions.map((dollars) => (
          <Button
            key={dollars}
            type="button"
            paddingX="2"
            variant={value === String(dollars) ? "solid" : "outline"}
            aria-pressed={value === String(dollars)}
            onClick={() => onValue(String(dollars))}
          >
            ${dollars}
          </Button>
        ))}
      </Grid>
    </LabelledField>
  );
}
