import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** Statuses of requests that are refused before their work is done. */
const refusals: readonly number[] = [400, 403, 413, 415, 429];

/** Refusals held at once. Each takes a few kilobytes, and further ones are sent without delay. */
const maxHeld = 1_000;

/**
 * Sends refusals `delay` milliseconds late. A sender that waits for each answer before the next request then costs the
 * proxy and the service little. Caddy, one of the two proxies in docs/deploy.md, does not limit requests.
 */
export function holdRefusals(delay: number): MiddlewareHandler {
  let held = 0;
  return async (context, next) => {
    await next();
    if (delay === 0 || held >= maxHeld || !refusals.includes(context.res.status)) return;
    held++;
    await pause(delay);
    held--;
  };
}
