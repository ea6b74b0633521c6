import { type Choice, email, type Form } from "./form.ts";
import { retention } from "./retention.ts";

/** Returns the form for these topics. Each page offers one topic, whose value names what the visitor waits for. */
export function tellMeFor(topics: readonly Choice[]) {
  return {
    title: "Tell me first",
    keptDays: retention.waiting,
    fields: [
      { ...email, half: undefined, missing: "Enter your email address, so we can tell you." },
      { kind: "choice", name: "topic", label: "Waits for", unseen: true, choices: topics },
    ],
    button: "Tell me first",
    promise: `One email when it is set. Nothing else. We keep your address for ${retention.waiting} days at most.`,
    sent: { title: "We’ll tell you first.", text: "One email when it is set.", again: "Add another address" },
  } as const satisfies Form;
}
