export const colorModeKey = "color-mode";

export const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

/** Attribute of the buttons that choose a mode. Its value is the mode. */
export const modeAttribute = "data-color-mode";

/**
 * Handles the buttons that choose a color mode. The choice is a class of `<html>`, which the theme's conditions use.
 * Other tabs follow.
 */
export function runColorModes(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(`[${modeAttribute}]`);
    if (button) chooseMode(modeNamed(button.getAttribute(modeAttribute)));
  });
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
  for (const button of document.querySelectorAll(`[${modeAttribute}]`))
    button.setAttribute("aria-pressed", `${button.getAttribute(modeAttribute) === chosen}`);
}

function chooseMode(mode: ColorMode): void {
  showMode(mode);
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Without storage, the choice lasts until the visitor leaves the page.
  }
}
