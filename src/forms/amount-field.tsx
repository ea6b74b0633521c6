import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { useRef, useState } from "react";
import { describedBy, type FieldProps, LabelledField } from "./labelled-field.tsx";

interface AmountFieldProps extends FieldProps {
  /** Whole dollars; pressing one fills the field. */
  suggestions: readonly number[];
  suggestionsLabel: string;
}

/** Whole US dollars. */
export function AmountField({ id, name, copy, requiredMark, suggestions, suggestionsLabel }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState("");
  const fill = (value: string) => {
    if (input.current) input.current.value = value;
    setAmount(value);
  };
  return (
    <LabelledField id={id} copy={copy} requiredMark={requiredMark}>
      <Input
        ref={input}
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        step={1}
        autoComplete="transaction-amount"
        aria-describedby={describedBy(id, copy)}
        onInput={(event) => setAmount(event.currentTarget.value)}
      />
      <Flex
        role="group"
        aria-label={suggestionsLabel}
        flexWrap="wrap"
        gap="2"
        // Filling needs scripts; without them the field is typed into.
        css={{ "@media (scripting: none)": { display: "none" } }}
      >
        {suggestions.map((dollars) => (
          <Button
            key={dollars}
            type="button"
            variant={amount === String(dollars) ? "solid" : "outline"}
            aria-pressed={amount === String(dollars)}
            onClick={() => fill(String(dollars))}
          >
            ${dollars}
          </Button>
        ))}
      </Flex>
    </LabelledField>
  );
}
