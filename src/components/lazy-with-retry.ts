import { type ComponentType, lazy } from "react";

/** Milliseconds between tries to load something. */
const pause = 5_000;

/**
 * A component that is loaded when it is first drawn. What fails to load is tried again, at the latest when the connection is
 * back: until then a prerendered part stays as plain HTML and any other stays out, where React would give up the page.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await persist(load) }));
}

/** Loads something, over and over until it is there: again after a pause, at the latest when the connection is back. */
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
