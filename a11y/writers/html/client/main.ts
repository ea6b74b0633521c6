import { startSheet } from "./checklist.ts";
import { element, elements, say } from "./element.ts";
import { startFilter } from "./filter.ts";

export function startCopying(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button?.parentElement) void copy(button.parentElement);
  });
}

/** Copies the command in `part`. If the browser refuses, selects the command instead. */
async function copy(part: HTMLElement): Promise<void> {
  const command = part.querySelector("[data-command]");
  if (!command) return;
  let answer = "Copied.";
  try {
    await navigator.clipboard.writeText(command.textContent ?? "");
  } catch {
    getSelection()?.selectAllChildren(command);
    answer = "Your browser did not let the page copy. The command is selected: press Ctrl+C, or Cmd+C on a Mac.";
  }
  for (const place of elements("[data-copied]", part)) place.textContent = answer;
  say(answer);
}

// A report without findings has no filter.
if (document.getElementById("filter")) startFilter();
startCopying();
startSheet(JSON.parse(element("facts").textContent ?? ""));
