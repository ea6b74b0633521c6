import { Button, chakra, Input, Text } from "@chakra-ui/react";
import { type RefObject, useEffect, useState } from "react";
import type { EmailField } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { useHydrated } from "../components/use-hydrated.ts";
import { type ControlProps, controlProps, LabelledField } from "./labelled-field.tsx";
import { suggestedAddress } from "./typed-address.ts";
import { useTextControl } from "./use-text-control.ts";

export function EmailControl({ onValue, value, ...own }: ControlProps<EmailField>) {
  const control = useTextControl<HTMLInputElement>(value, onValue);
  const left = useLeftValue(control.ref);
  const suggested = left === value ? suggestedAddress(value) : undefined;
  const isHydrated = useHydrated();
  const accept = (address: string) => {
    onValue(address);
    control.ref.current?.focus();
  };
  return (
    <LabelledField {...own}>
      <Input {...controlProps(own)} {...control} type="email" autoComplete="email" />
      {isHydrated && <Slip suggested={suggested} onAccept={accept} />}
    </LabelledField>
  );
}

/** A live region, which has to be in the page before its text. Empty, it takes up no space. */
function Slip({ suggested, onAccept }: { suggested: string | undefined; onAccept: (address: string) => void }) {
  const { question, use } = formCopy.slip;
  const filled = (words: string) => words.replace("{address}", () => suggested ?? "");
  return (
    <chakra.div
      aria-live="polite"
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      alignItems="center"
      overflowWrap="anywhere"
      css={{ "&:empty": { marginTop: "-2" } }}
    >
      {suggested && (
        <>
          <Text>{filled(question)}</Text>
          <Button type="button" variant="outline" onClick={() => onAccept(suggested)}>
            {filled(use)}
          </Button>
        </>
      )}
    </chakra.div>
  );
}

/**
 * Returns the text that the control had when the visitor last left it; undefined before that. A suggestion that
 * appeared during a press would move the pressed control away, so the hook waits until the press is over.
 */
function useLeftValue(input: RefObject<HTMLInputElement | null>): string | undefined {
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    const unmount = new AbortController();
    const options = { capture: true, signal: unmount.signal };
    let isPressed = false;
    const note = () => {
      // The click follows the release, so this waits for it.
      setTimeout(() => {
        if (!isPressed && !unmount.signal.aborted && document.activeElement !== input.current)
          setLeft(input.current?.value);
      });
    };
    const press = ({ type }: Event) => {
      isPressed = type === "pointerdown";
      if (!isPressed) note();
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(type, press, options);
    input.current?.addEventListener("blur", note, options);
    return () => unmount.abort();
  }, [input]);
  return left;
}
