import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. */
const [shortest, longest] = [500, 1_000];

/**
 * Delays a refusal, so that a persistent client sends fewer requests. The random delay spreads them over its
 * connections.
 */
export function tarpit(): Promise<void> {
  return pause(shortest + Math.random() * (longest - shortest));
}
