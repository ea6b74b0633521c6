import { Suspense, useEffect } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { useOutbox } from "../forms/outbox/use-outbox.ts";

const load = async () => (await import("./waiting-messages.tsx")).WaitingMessages;
const WaitingMessages = lazyWithRetry(load);

/**
 * Shows a list above every page while the visitor has waiting submissions, unreadable entries, or results that they
 * haven't closed.
 */
export function Submissions() {
  const { waiting, settled, unreadable } = useOutbox();
  // Loads now, because visitors with waiting submissions may be offline later.
  useEffect(() => {
    load().catch(() => {});
  }, []);
  if (waiting.length === 0 && settled.size === 0 && unreadable === 0) return null;
  return (
    <Suspense>
      <WaitingMessages />
    </Suspense>
  );
}
