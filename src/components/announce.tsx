import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";

/** A polite live region: screen readers speak `message` whenever it changes, and not when the page loads. */
export function Announce({ message }: { message: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
