import { chakra } from "@chakra-ui/react/styled-system";
import type { Fields } from "./intake-contract.ts";

const name = "website";

/** A field that people neither see nor reach. Whatever fills it in is most likely a machine. */
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

/** What was written into the honeypot of `form`; nothing where it is as empty as people leave it. */
export function honeypotFields(form: HTMLFormElement | null): Fields {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.value ? { [name]: control.value } : {};
}
