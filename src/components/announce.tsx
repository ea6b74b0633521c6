import { VisuallyHidden } from "@chakra-ui/react";

/** A polite live region: screen readers announce `message` when it changes, but not on page load. */
export function Announce({ message }: { message: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
