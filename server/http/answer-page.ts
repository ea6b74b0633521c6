import {
  append,
  attribute,
  copyOf,
  createElement,
  type Document,
  type Element,
  elementsOf,
  remove,
  removeAttribute,
  serialize,
  setAttribute,
  setText,
} from "../../common/html.ts";
import { setPolicy } from "../../common/page-policy.ts";
import type { RegisteredEvent } from "../../src/events/event-registration.ts";

export interface AnswerWords {
  title: string;
  text: string;
  reference?: string;
  event?: RegisteredEvent;
  /** Address of the sent form, for a visitor who gets no mail. */
  keep?: string;
  /** Page on which the visitor can register again. */
  again?: string;
  /** Payment link and amount of a gift that is still unpaid. */
  pay?: { href: string; sum: string };
  entries?: readonly (readonly [label: string, text: string])[];
  /**
   * Form with one button. `code` is the code of a link in mail or on a confirmation page. With `asksCode`, the page
   * reads the code from its address, or asks for it.
   */
  press?: { action: string; button: string; code?: string; asksCode?: true };
}

/** A code after `#` reaches no server and no log, so a script has to send it. */
const passOnCode = `const passOn = () => {
  if (location.hash.length < 2) return;
  const field = document.getElementById("answer-token");
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  field.form.submit();
};
addEventListener("hashchange", passOn);
passOn();`;

/** Returns the HTML of a copy of the page `still` with these words. Throws if the page lacks an element for them. */
export function answerPage(
  still: Document,
  { title, text, reference, event, pay, keep, again, entries = [], press }: AnswerWords,
): string {
  const document = copyOf(still);
  const elements = elementsOf(document);
  const byIds = new Map(elements.map((element) => [attribute(element, "id"), element]));
  const byId = (id: string) => {
    const element = byIds.get(`answer-${id}`);
    if (!element)
      throw new Error(`server: the page for answers has no element 'answer-${id}'; run 'npm run build' again`);
    return element;
  };
  const within = (id: string, tag: string) => elementsOf(byId(id)).find(({ tagName }) => tagName === tag) ?? byId(id);
  setText(byId("title"), title);
  setText(byId("text"), text);
  setAttribute(byId("ways"), "hidden", "");
  const head = elements.find(({ tagName }) => tagName === "title");
  if (head) setText(head, title);
  if (pay) {
    removeAttribute(byId("pay"), "hidden");
    setText(within("pay", "strong"), pay.sum);
    setAttribute(within("pay", "a"), "href", pay.href);
  }
  if (keep) {
    removeAttribute(byId("keep"), "hidden");
    setAttribute(within("keep", "a"), "href", keep);
  }
  if (again) {
    removeAttribute(byId("again"), "hidden");
    setAttribute(byId("again"), "href", again);
  }
  if (reference) {
    removeAttribute(byId("reference"), "hidden");
    setText(within("reference", "strong"), reference);
  }
  if (event) {
    removeAttribute(byId("detail"), "hidden");
    setText(within("detail", "strong"), event.title);
    setText(within("detail", "span"), `${event.when}, ${event.location}`);
    setAttribute(within("detail", "a"), "href", event.calendar);
  }
  if (entries.length > 0) listEntries(byId("entries"), entries);
  if (press) {
    removeAttribute(byId("form"), "hidden");
    setAttribute(byId("form"), "action", press.action);
    setText(within("form", "button"), press.button);
    if (press.code) setAttribute(within("code", "input"), "value", press.code);
    if (press.asksCode) {
      removeAttribute(byId("code"), "hidden");
      append(byId("form"), createElement("script", {}, passOnCode));
      setPolicy(document);
    }
  }
  if (!press?.code && !press?.asksCode) remove(byId("code"));
  return serialize(document);
}

/** Shows the hidden list, with the entries in place of its sample `dt` and `dd`. */
function listEntries(list: Element, entries: NonNullable<AnswerWords["entries"]>): void {
  const samples = elementsOf(list).filter(({ tagName }) => tagName === "dt" || tagName === "dd");
  const classOf = (tag: string) => attribute(samples.find(({ tagName }) => tagName === tag) ?? list, "class") ?? "";
  removeAttribute(list, "hidden");
  for (const sample of samples) remove(sample);
  for (const [label, text] of entries) {
    append(list, createElement("dt", { class: classOf("dt") }, label));
    // Sets the text direction: an Arabic name must not reverse the line around it.
    append(list, createElement("dd", { class: classOf("dd"), dir: "auto" }, text));
  }
}
