import { isDue } from "./clock.ts";
import { countInWords } from "./components/count-in-words.ts";
import { linkedOption } from "./components/linked-value.ts";

/**
 * Filters lists that are in the page, without React. The markup configures everything:
 *
 * - `data-filter="category"` on a group of buttons or a select: the name in the URL. `aria-controls` is the list's id.
 * - `data-value` of each button, or `value` of each option. The first one is the default and isn't in the URL.
 * - `data-category="Books|Music"` on an item of the list: the values that show it. `data-aside` leaves it out of the
 *   count.
 * - `data-count` on elements with the number of shown items. Its JSON contains the words (`CountWords`). A live region
 *   gets them only after a choice.
 * - `data-none` on elements that show only if no item does, `data-narrowed` on those that show only if a filter is set.
 * - `data-filtered` on a part that shows only if it has an item that does.
 */
type Group = HTMLSelectElement | HTMLElement;

export function filterLists(): void {
  const groups = [...document.querySelectorAll<Group>("[data-filter]")];
  if (groups.length === 0) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const group = button?.closest<Group>("[data-filter]");
    if (button && group) choose(group, button.dataset.value ?? "");
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches("[data-filter]")) choose(target, target.value);
  });
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest("[data-filter]")) loadMoves();
    });
  const showAll = () => {
    for (const group of groups) show(group);
  };
  addEventListener("popstate", showAll);
  addEventListener("clock", showAll);
  showAll();
}

let areMovesLoading = false;

/**
 * Loads the animation of changed lists (src/motion/watch-page.ts), unless the visitor prefers reduced motion. A change
 * before the animation has loaded is not animated.
 */
function loadMoves(): void {
  if (areMovesLoading || matchMedia("(prefers-reduced-motion)").matches) return;
  areMovesLoading = true;
  import(/* @vite-ignore */ __MOVES__).then(
    ({ watchPage }) => watchPage(),
    () => {},
  );
}

function nameOf({ dataset }: Group): string {
  return dataset.filter ?? "";
}

function listOf(group: Group): Element | null {
  const control = group.matches("[aria-controls]") ? group : group.querySelector("[aria-controls]");
  return document.getElementById(control?.getAttribute("aria-controls") ?? "");
}

function valuesOf(group: Group): string[] {
  return [...group.querySelectorAll<HTMLButtonElement | HTMLOptionElement>("button, option")].map(
    (option) => option.dataset.value ?? option.value,
  );
}

function groupsOf(list: Element | null): Group[] {
  return [...document.querySelectorAll<Group>("[data-filter]")].filter((group) => listOf(group) === list);
}

/**
 * Returns the choice in the URL, else the default. An unknown value counts as the default, unless the list has a text
 * for no items. A shared URL can name a category that has become empty.
 */
function chosenIn(group: Group): string {
  const [first = "", ...others] = valuesOf(group);
  const asked = new URLSearchParams(location.search).get(nameOf(group));
  const wanted = linkedOption(asked, others) ?? asked;
  const isKnown = wanted !== null && (others.includes(wanted) || listOf(group)?.querySelector("[data-none]"));
  return isKnown && wanted ? wanted : first;
}

function choose(group: Group, value: string): void {
  const url = new URL(location.href);
  if (value === valuesOf(group)[0]) url.searchParams.delete(nameOf(group));
  else url.searchParams.set(nameOf(group), value);
  history.replaceState(history.state, "", url);
  const count = show(group);
  const regions = groupsOf(listOf(group)).flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>("[role=status][data-count]"),
  ]);
  for (const region of regions) writeCount(region, count);
}

/**
 * Applies the choices in the URL to the group’s list. Returns the number of shown items, without those that have
 * `data-aside`.
 */
function show(group: Group): number {
  const list = listOf(group);
  if (!list) return 0;
  const groups = groupsOf(list);
  const choices = groups.map((one) => ({ name: nameOf(one), chosen: chosenIn(one) }));
  for (const one of groups) press(one, chosenIn(one));
  const items = [...list.querySelectorAll<HTMLElement>(groups.map((one) => `[data-${nameOf(one)}]`).join())];
  for (const item of items) {
    const values = (name: string) => (item.dataset[name] ?? "").split("|");
    item.hidden = !isDue(item) || choices.some(({ name, chosen }) => !values(name).includes(chosen));
  }
  const count = items.filter((item) => !item.hidden && !item.matches("[data-aside]")).length;
  for (const element of list.querySelectorAll<HTMLElement>("[data-none]")) element.hidden = count > 0;
  for (const part of list.querySelectorAll<HTMLElement>("[data-filtered]"))
    part.hidden = items.every((item) => item.hidden || !part.contains(item));
  const isNarrowed = groups.some((one) => chosenIn(one) !== valuesOf(one)[0]);
  for (const element of list.querySelectorAll<HTMLElement>("[data-narrowed]")) element.hidden = !isNarrowed;
  const folded = group.closest("details");
  if (isNarrowed && folded) folded.open = true;
  for (const element of list.querySelectorAll<HTMLElement>("[data-count]")) writeCount(element, count);
  return count;
}

function press(group: Group, value: string): void {
  if (group instanceof HTMLSelectElement) group.value = value;
  else
    for (const button of group.querySelectorAll("button")) button.ariaPressed = String(button.dataset.value === value);
}

function writeCount(element: HTMLElement, count: number): void {
  element.textContent = countInWords(count, JSON.parse(element.dataset.count ?? "{}"));
}
