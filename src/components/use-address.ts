import { createContext, useContext, useSyncExternalStore } from "react";

/** Path of the page. The layout and each island provide it (src/islands/island-root.tsx). */
export const PathContext = createContext("/");

/** Returns the path without a trailing slash, which some hosts add. */
export function usePath(): string {
  return useContext(PathContext).replace(/(.)\/$/, "$1");
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}

/** Returns the query with its `?`. It is empty during prerendering and in the first client render. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** Returns the fragment with its `#`. It is empty during prerendering and in the first client render. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
}

interface Move {
  /** True to replace the current entry of the history. */
  replace?: boolean;
  /** Stored with the entry as `history.state`. */
  state?: object;
}

/**
 * Sets the URL without loading a page. Bypasses the router, which does not run in the browser on a built site. The
 * element that `:target` selects stays the same.
 */
export function moveTo(address: string, { replace = false, state = history.state }: Move = {}): void {
  if (replace) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  for (const listener of listeners) listener();
}
