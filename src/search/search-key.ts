import { searchFieldId, searchFieldPath } from "./search-file.ts";

const stored = "search-key";

export const searchKeyChoice = {
  isOn(): boolean {
    try {
      return localStorage.getItem(stored) !== "off";
    } catch {
      return true;
    }
  },
  turn(isOn: boolean): void {
    try {
      if (isOn) localStorage.removeItem(stored);
      else localStorage.setItem(stored, "off");
    } catch {
      // Without storage, the choice is not saved.
    }
  },
};

export type SearchKeyChoice = typeof searchKeyChoice;

export function openSearchByKey(): void {
  addEventListener("keydown", (press) => {
    if (!asksForSearch(press)) return;
    press.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else location.assign(searchFieldPath);
  });
}

/**
 * Puts the caret into the search field, and selects its text, if the URL names the field. WebKit focuses the field
 * without a caret, and ignores typing.
 */
export function placeCaret(): void {
  const field = document.getElementById(searchFieldId);
  if (!(field instanceof HTMLInputElement) || location.hash !== `#${searchFieldId}`) return;
  const place = () => document.activeElement === field && field.select();
  place();
  field.addEventListener("focus", place, { once: true });
}

/**
 * True if the shortcut is on, and `/` is pressed without Alt, Ctrl or ⌘ and outside of form controls and editable text.
 */
export function asksForSearch(press: KeyboardEvent): boolean {
  const isAlone = press.key === "/" && !press.altKey && !press.ctrlKey && !press.metaKey;
  return isAlone && !press.defaultPrevented && !isTyping(press.target) && searchKeyChoice.isOn();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=combobox], [role=listbox]") !== null)
  );
}
