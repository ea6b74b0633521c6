import { searchFieldId, searchFieldPath } from "./search-file.ts";

const searchKey = "/";

const stored = "search-key";

function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(stored) !== "off";
  } catch {
    return true;
  }
}

function turnSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(stored);
    else localStorage.setItem(stored, "off");
  } catch {
    // Without storage, the choice is not saved.
  }
}

export const searchKeySetting = { isOn: isSearchKeyOn, turn: turnSearchKey };

export type SearchKeySetting = typeof searchKeySetting;

export function openSearchByKey(): void {
  addEventListener("keydown", (press) => {
    if (!asksForSearch(press)) return;
    press.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else location.assign(searchFieldPath);
  });
}

/** True if the key is pressed without modifiers and outside of a text field, while the shortcut is on. */
export function asksForSearch(press: KeyboardEvent): boolean {
  const isAlone = press.key === searchKey && !press.altKey && !press.ctrlKey && !press.metaKey;
  return isAlone && !press.defaultPrevented && !isTyping(press.target) && isSearchKeyOn();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=combobox], [role=listbox]") !== null)
  );
}
