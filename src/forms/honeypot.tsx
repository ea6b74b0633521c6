import { chakra } from "@chakra-ui/react";
import { honeypotName } from "./intake-contract.ts";

/**
 * A control that only bots fill in. Its attributes ask 1Password, LastPass, Bitwarden and Dashlane to leave the field
 * empty.
 */
export function Honeypot() {
  return (
    <chakra.input
      name={honeypotName}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-bwignore
      data-form-type="other"
      defaultValue=""
      position="absolute"
      insetInlineStart="[-200vw]"
    />
  );
}
