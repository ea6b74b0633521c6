import { Suspense } from "react";
import { formNamesShown, waitingWords } from "../../data/forms/waiting-words.ts";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { useOutbox } from "../forms/outbox/use-outbox.ts";

const WaitingLine = lazyWithRetry(async () => (await import("../forms/waiting-line.tsx")).WaitingLine);

/** Above every page, while something of the visitor’s waits to be sent, and until they have read what became of it. */
export function Messages() {
  const { waiting, settled } = useOutbox();
  if (waiting.length === 0 && settled.size === 0) return null;
  return (
    <Suspense>
      <WaitingLine copy={waitingWords} names={formNamesShown} />
    </Suspense>
  );
}
