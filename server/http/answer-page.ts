import { elementsOf, findById, parse, removeAttribute, serialize, setAttribute, setText } from "../../markup/html.ts";
import type { RegisteredEvent } from "../../src/events/registered-event.ts";

export interface AnswerWords {
  title: string;
  text: string;
  reference?: string;
  /** What the sender should keep: the event that a registration is for. */
  event?: RegisteredEvent;
  /** Whether the gift is still to be paid. */
  pay?: boolean;
  /** A button that posts to `action`. */
  press?: { action: string; button: string };
}

/** The built page for answers, `still`, with `words` in it. */
export function answerPage(still: string, { title, text, reference, event, pay, press }: AnswerWords): string {
  const document = parse(still);
  const byId = (id: string) => {
    const element = findById(document, `answer-${id}`);
    if (!element) throw new Error(`server: the page for answers has no element 'answer-${id}'; build the site again`);
    return element;
  };
  const within = (id: string, tag: string) => elementsOf(byId(id)).find(({ tagName }) => tagName === tag) ?? byId(id);
  setText(byId("title"), title);
  setText(byId("text"), text);
  setAttribute(byId("ways"), "hidden", "");
  const head = elementsOf(document).find(({ tagName }) => tagName === "title");
  if (head) setText(head, title);
  if (pay) removeAttribute(byId("pay"), "hidden");
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
  if (press) {
    removeAttribute(byId("form"), "hidden");
    setAttribute(byId("form"), "action", press.action);
    setText(within("form", "button"), press.button);
  }
  return serialize(document);
}
