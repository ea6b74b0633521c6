import { useSyncExternalStore } from "react";
import { vi } from "vitest";
import type { NewSubmission, SendResult } from "../../../src/forms/outbox/submission.ts";

/** Fake of `src/forms/outbox/use-outbox.ts`: records submissions, and lets a test decide their results. */
export const sendSubmission = vi.fn<(submission: NewSubmission) => Promise<SendResult>>();
export const loadOutbox = vi.fn(async () => {});

let settled: ReadonlyMap<string, SendResult> = new Map();
const listeners = new Set<() => void>();

export function useOutbox() {
  return {
    waiting: [],
    unreadable: 0,
    settled: useSyncExternalStore(
      subscribe,
      () => settled,
      () => settled,
    ),
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function settle(key: string, result: SendResult) {
  settled = new Map(settled).set(key, result);
  for (const listener of listeners) listener();
}

export const received = { state: "received", reference: "KG-AAAAAAA2" } as const satisfies SendResult;

export const submissions = () => sendSubmission.mock.calls.map(([submission]) => submission);
