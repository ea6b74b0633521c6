import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. */
const [shortest, longest] = [500, 1_000];

/**
 * What a refusal waits for: whoever asks on and on, on all the connections one may have, asks less often, and not on all
 * of them at once.
 */
export function tarpit(): Promise<void> {
  return pause(shortest + Math.random() * (longest - shortest));
}
