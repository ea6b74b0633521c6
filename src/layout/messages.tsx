import { Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { setDisplayLoader, useOutbox } from "../forms/outbox/use-outbox.ts";

const load = async () => (await import("./waiting-messages.tsx")).WaitingMessages;
const WaitingMessages = lazyWithRetry(load);
setDisplayLoader(load);

/** Shown above every page while the visitor has waiting submissions, or results that they haven't closed. */
export function Messages() {
  const { waiting, settled } = useOutbox();
  if (waiting.length === 0 && settled.size === 0) return null;
  return (
    <Suspense>
      <WaitingMessages />
    </Suspense>
  );
}
