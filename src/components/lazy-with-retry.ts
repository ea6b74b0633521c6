import { type ComponentType, lazy } from "react";

/** Milliseconds between attempts. */
const pause = 5_000;

/**
 * Loads a component as React's `lazy` does, but retries a failed load until it succeeds. Until then, a prerendered part
 * stays plain HTML, and any other part is missing. With plain `lazy`, a failed load would stop the whole island.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await persist(load) }));
}

/**
 * Resolves to the result of `load`. Retries until it succeeds: after each pause, or as soon as the connection is back.
 */
export async function persist<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<unknown>((resolve) => {
        addEventListener("online", resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
  }
}
