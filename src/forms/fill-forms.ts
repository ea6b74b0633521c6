/**
 * Fills forms from their drafts and from the URL, as `use-kept-draft.ts` does if this script has not. This script is
 * inline in the page, so it is short and knows only the markup.
 */
import { linkedValue } from "../components/linked-value.ts";
import { isChanged } from "../islands/keep-input.ts";
import { draftKey, visitorKey } from "./drafts.ts";
import { isLinkText } from "./link-text.ts";

type Part = HTMLElement & Partial<HTMLInputElement & HTMLOptionElement>;

/** Matches options, not their select, because the browser creates the select before it has parsed the options. */
const parts = "form[data-draft] :is([data-kept],textarea,option,input:not([type=hidden]))";

/** Fills each control as soon as the browser has parsed it. Microtasks run before a paint and before any input. */
export function fillForms(): void {
  const done = new WeakSet<Part>();
  const fillNew = () => {
    for (const part of document.querySelectorAll<Part>(parts)) {
      if (!done.has(part)) fill(part);
      done.add(part);
    }
  };
  fillNew();
  const observer = new MutationObserver(fillNew);
  if (document.readyState === "loading") observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}

/**
 * Fills the forms that the inline script has not filled. React takes over those that the visitor has begun to fill in.
 */
export function fillLate(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const controls = form.querySelectorAll<HTMLInputElement>("input, textarea, select");
    if (form.dataset.filled !== undefined || [...controls].some(isChanged)) delete form.dataset.draft;
  }
  fillForms();
}

/**
 * Fills a control. Sets its default, too: a control that differs from its default has been changed by the visitor
 * (keep-input.ts).
 */
function fill(part: Part): void {
  const { value = "" } = part;
  const select = part.closest("select");
  const { name = "" } = select ?? part;
  const form = part.closest("form");
  const draft = read(draftKey(form?.dataset.draft ?? ""));
  const kept = draft[name] ?? read(visitorKey)[name];
  const texts = new URLSearchParams(location.search).getAll(name);
  const linked = texts.map(linkedValue);
  if (form) form.dataset.filled = "";
  if (select) {
    if (linked.includes(value) || (kept === value && !linked.includes(select.value)))
      part.selected = part.defaultSelected = true;
  } else if (part.type === "checkbox") {
    // A link never gives consent. Only the boxes of several choices are in a fieldset.
    const isLinked = part.closest("fieldset") && linked.includes(value);
    if (isLinked || kept === true || [kept].flat().includes(value)) part.checked = part.defaultChecked = true;
  } else if (part.type) {
    const [text = ""] = texts;
    const wanted = isLinkText(name, text) ? text : kept;
    if (typeof wanted === "string") part.value = part.defaultValue = wanted;
  } else part.hidden = Object.keys(draft).length === 0;
}

/** Returns a stored object. Denied or damaged storage counts as empty. */
function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
