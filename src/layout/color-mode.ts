export const colorModeKey = "color-mode";

export const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

/** Keeps the page in the stored color mode, a class of `<html>` that the theme's conditions use. Other tabs follow. */
export function followColorMode(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === colorModeKey) showMode(modeNamed(newValue));
  });
  // A page from the back/forward cache may have missed a change.
  addEventListener("pageshow", ({ persisted }) => persisted && showMode(storedMode()));
  showMode(storedMode());
}

function modeNamed(name: string | null): ColorMode {
  return colorModes.find((mode) => mode === name) ?? "system";
}

function storedMode(): ColorMode {
  try {
    return modeNamed(localStorage.getItem(colorModeKey));
  } catch {
    return "system";
  }
}

function showMode(chosen: ColorMode): void {
  const { classList } = document.documentElement;
  for (const mode of colorModes) classList.toggle(mode, mode === chosen && mode !== "system");
}

/** Returns the mode that the page shows, even if the browser doesn't store it. */
export function shownMode(): ColorMode {
  return colorModes.find((mode) => document.documentElement.classList.contains(mode)) ?? "system";
}

export function chooseMode(mode: ColorMode): void {
  showMode(mode);
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Without storage, the choice lasts until the visitor leaves the page.
  }
}
