import { useSyncExternalStore } from "react";
import { wantIsland } from "../../components/want-island.ts";
import type { Outbox } from "./create-outbox.ts";
import { hasSubmissions } from "./database-name.ts";
import { emptySnapshot, type NewSubmission, type OutboxSnapshot, type SendResult } from "./submission.ts";

let outbox: Outbox | undefined;
let loading: Promise<Outbox> | undefined;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Loads the outbox once. Call it when a form gets the focus: visitors may be offline by the time they send. */
export function loadOutbox(): Promise<Outbox> {
  // This island shows the outbox. Both load now, because visitors with waiting submissions are usually offline.
  if (!loading) wantIsland("submissions");
  loading ??= import("./browser-outbox.ts").then(({ openOutbox }) => {
    outbox = openOutbox();
    outbox.subscribe(tellAll);
    return outbox;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Sends a submission and resolves to the result. Never rejects. */
export async function sendSubmission(submission: NewSubmission): Promise<SendResult> {
  try {
    return await (await loadOutbox()).send(submission);
  } catch {
    return { state: "kept-in-form", why: "not-loaded" };
  }
}

async function loadIfNeeded(): Promise<void> {
  // If it fails to load now, another attempt follows with the next form or page.
  if (await hasSubmissions()) await loadOutbox().catch(() => {});
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) void loadIfNeeded();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const actions = {
  sendNow: async () => (await loadOutbox()).sendNow(),
  discard: async (key: string) => (await loadOutbox()).discard(key),
  discardUnreadable: async () => (await loadOutbox()).discardUnreadable(),
};

/**
 * Returns the waiting submissions on this device, and the actions for them. The list is empty during prerendering and
 * in the first client render.
 */
export function useOutbox(): OutboxSnapshot & typeof actions {
  const snapshot = useSyncExternalStore(
    subscribe,
    () => outbox?.getSnapshot() ?? emptySnapshot,
    () => emptySnapshot,
  );
  return { ...snapshot, ...actions };
}
