import { searchFieldId, searchFieldPath } from "./search-file.ts";

/** Opens search. */
const searchKey = "/";

const stored = "search-key";

/** Whether the one key opens search on this device. It does until somebody has turned it off. */
function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(stored) !== "off";
  } catch {
    return true;
  }
}

/** Where storage is denied, nothing is remembered. */
function turnSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(stored);
    else localStorage.setItem(stored, "off");
  } catch {
    // Nothing the visitor needs to do.
  }
}

/** What the visitor has chosen, and the way to choose. */
export const searchKeySetting = { isOn: isSearchKeyOn, turn: turnSearchKey };

export type SearchKeySetting = typeof searchKeySetting;

/** Opens the search page by its key, or focuses its field. */
export function openSearchByKey(): void {
  addEventListener("keydown", (press) => {
    if (!asksForSearch(press)) return;
    press.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else location.assign(searchFieldPath);
  });
}

/** Whether a press means “search”: the key alone, by nobody who is typing, and not turned off. */
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
