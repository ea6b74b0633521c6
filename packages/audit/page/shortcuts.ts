import { blur } from "./focus/moves.ts";

/** Changes since the last call of `takeStirred`. Undefined after a navigation, because the new page has no listener. */
let stirred: string[] | undefined;

/** Milliseconds without a change after which the page is at rest. */
const pause = 200;

/** Removes the focus, and records all changes from now on. */
export function listenForChanges(): void {
  blur();
  const changed: string[] = [];
  stirred = changed;
  const note = (target: EventTarget | Node | null) => {
    const element = target instanceof Element ? target : null;
    changed.push(element ? `<${element.localName}${element.id ? `#${element.id}` : ""}>` : "the page");
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) note(target);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ["change", "click", "submit", "focusin"])
    addEventListener(type, ({ target }) => note(target), true);
}

/** Returns the recorded changes, and clears the record. */
export function takeStirred(): string[] {
  return stirred?.splice(0) ?? ["the page"];
}

/** Removes the focus and waits until nothing has changed for a while. */
export async function rest(): Promise<void> {
  blur();
  const changes = stirred ?? [];
  do {
    changes.length = 0;
    await new Promise((resume) => setTimeout(resume, pause));
  } while (changes.length > 0);
}
