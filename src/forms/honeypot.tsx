import { chakra } from "@chakra-ui/react/styled-system";
import type { Fields } from "./intake-contract.ts";

const name = "website";

/** A field that people can neither see nor reach. A submission that fills it in most likely comes from a bot. */
export function Honeypot() {
  return (
    <chakra.input
      name={name}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      defaultValue=""
      position="absolute"
      insetInlineStart="[-200vw]"
    />
  );
}

export function honeypotFields(form: HTMLFormElement | null): Fields {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.value ? { [name]: control.value } : {};
}
