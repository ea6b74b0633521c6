import { useSyncExternalStore } from "react";

export const colorModeKey = "color-mode";

const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

const listeners = new Set<() => void>();

/** The visitor’s choice. It lives on the class of `<html>`, which the theme’s conditions read. */
function currentMode(): ColorMode {
  const { classList } = document.documentElement;
  if (classList.contains("light")) return "light";
  return classList.contains("dark") ? "dark" : "system";
}

/** Shows the page in `mode` and remembers it; where storage is denied the choice lasts until the page is left. */
function chooseMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (mode !== "system") classList.add(mode);
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Storage is denied: nothing to remember, and nothing the visitor needs to do.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== colorModeKey) return;
    chooseMode(colorModes.find((mode) => mode === event.newValue) ?? "system");
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** The chosen colour mode and the way to choose another; other tabs follow. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore<ColorMode>(subscribe, currentMode, () => "system");
  return [mode, chooseMode];
}
