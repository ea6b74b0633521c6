import type { ElementList, Elements } from "../element-list.ts";
import { isAnnouncedNow, listenForAnnouncements } from "../focus/moves.ts";
import { isSeen, isShown } from "../visibility.ts";
import { texts } from "../words.ts";

/** Effects of a press or an input that a screen reader user may miss. */
export interface Aftermath {
  /** True if the control could take the focus, and no element has it after the press. */
  isFocusLost: boolean;
  /** A dialog that has opened without receiving focus. */
  dialog?: number;
  /** Text that has appeared, or items that were added or removed, without an announcement. */
  change?: string | undefined;
}

const items = "li, tr, article, dt, [role=listitem], [role=row], [role=article]";
const dialogs = "dialog, [role=dialog], [role=alertdialog]";
/** Controls that expose by their role or state what a press does. */
const exposing =
  "summary, [aria-expanded], [aria-haspopup]:not([aria-haspopup=false]), [aria-selected], [aria-checked], [aria-current], [aria-activedescendant], [popovertarget], [commandfor], [role=tab], [role=menuitem], [role=combobox], [role=switch]";

const before = {
  texts: new Map<Text, string>(),
  items: new Map<Element, number>(),
  dialogs: new Set<Element>(),
  canTakeFocus: false,
};

/** Returns the numbers of visible items, by parent element. Ignores items of navigation and menus. */
function visibleItems(): Map<Element, number> {
  const byParent = new Map<Element, number>();
  for (const item of document.querySelectorAll(items)) {
    const parent = item.parentElement;
    if (parent && isShown(item) && !item.closest("nav, menu")) byParent.set(parent, (byParent.get(parent) ?? 0) + 1);
  }
  return byParent;
}

/** Returns the change in the number of items, summed over the lists that are visible after the press. */
function differenceOfItems(): number {
  const after = visibleItems();
  return [...new Set([...before.items.keys(), ...after.keys()])]
    .filter((parent) => parent.isConnected && isShown(parent))
    .reduce((sum, parent) => sum + (after.get(parent) ?? 0) - (before.items.get(parent) ?? 0), 0);
}

function shownDialogs(): Element[] {
  return [...document.querySelectorAll(dialogs)].filter(isSeen);
}

/** Records the texts, items and dialogs before a control is operated, and listens for announcements. */
export function watchAftermath({ elements }: Elements, number: number): void {
  const control = elements[number] as HTMLElement;
  before.texts = new Map(texts().flatMap(({ text, parent, words }) => (isSeen(parent) ? [[text, words]] : [])));
  before.items = visibleItems();
  before.dialogs = new Set(shownDialogs());
  before.canTakeFocus = control.tabIndex >= 0;
  listenForAnnouncements();
}

/** Returns the changes since `watchAftermath`. After an `input`, neither a lost focus nor new text counts. */
export function aftermath(list: ElementList, number: number, by: "press" | "input"): Aftermath {
  const control = list.elements[number] as HTMLElement;
  const { activeElement } = document;
  const isOnNothing = !activeElement || activeElement === document.body;
  const dialog = shownDialogs().find((one) => !before.dialogs.has(one));
  const result: Aftermath = { isFocusLost: by === "press" && before.canTakeFocus && isOnNothing };
  if (dialog) return dialog.contains(activeElement) ? result : { ...result, dialog: list.numberOf(dialog) };
  const isMoved = !isOnNothing && !control.contains(activeElement);
  if (isMoved || control.matches(exposing) || isAnnouncedNow()) return result;
  const difference = differenceOfItems();
  if (difference !== 0)
    return { ...result, change: `${Math.abs(difference)} items ${difference > 0 ? "appear" : "disappear"}` };
  const added = by === "press" && !control.matches("[aria-pressed]") ? appearedText(control) : undefined;
  return added ? { ...result, change: `“${added}” appears` } : result;
}

/** Returns the first text with two letters in a row that has appeared outside the control, or undefined. */
function appearedText(control: Element): string | undefined {
  return texts()
    .find(
      ({ text, parent, words }) =>
        before.texts.get(text) !== words && /\p{L}{2}/u.test(words) && isSeen(parent) && !control.contains(parent),
    )
    ?.words.trim()
    .slice(0, 60);
}
