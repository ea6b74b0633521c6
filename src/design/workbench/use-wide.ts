import { useSyncExternalStore } from "react";
import { wideScreen } from "./bench-shell.tsx";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** True if the editor is beside the preview. Only for content after hydration. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideScreen).matches);
}
