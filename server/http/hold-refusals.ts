import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** Statuses of responses that refuse a request before the service has done much work. */
const refusals: readonly number[] = [400, 403, 413, 415, 429];

/** Maximum number of refusals held at once. Each takes a few kilobytes. Further ones are sent without delay. */
const maxHeld = 1_000;

/**
 * Returns middleware that sends refusals `delay` milliseconds late. A sender that waits for each answer before its next
 * request then costs the proxy and the service little. Caddy, a proxy in docs/deploy.md, does not limit requests.
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
