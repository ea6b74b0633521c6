// @vitest-environment node
import { expect, test } from "vitest";
import { newsletter } from "../../../data/forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "../../../data/forms/retention.ts";
import { privacy } from "../../../data/privacy.ts";

const told = privacy.sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);

/** Facts about the service's data handling, and the words that one line of the page must contain. */
const does: Record<string, readonly (string | number)[]> = {
  "remembers senders and visitors in memory, for minutes": ["addresses", `${senderMinutes} minutes`, "in its memory"],
  "and visitors shorter": ["have just searched", `${visitorMinutes} minute`],
  "deletes after its days, sooner where a form says so": [retention.received, retention.quizResults, "newsletter"],
  "keeps a request for the newsletter shorter": [`newsletter after ${newsletter.keptDays} days`],
  "keeps a registration until its event is over": ["registration not before its event is over"],
  "can encrypt what it stores": ["can encrypt what it stores", "kept apart from it and from its backups"],
  "notes who has answered a form, and when": ["has answered", "their name and the time"],
  "sets spam aside, to be read by a person": ["set aside, read by a person", `${retention.quarantined} days`],
  "judges spam without asking anybody": [
    "our own computer",
    "nobody else is asked",
    "how fast",
    "field that nobody sees",
  ],
  "learns from what was released": ["wrong", "codes made of", "deleted with the form"],
  "sends one mail to whoever wrote, without their words": ["one mail", "reference", "does not repeat your words"],
  "lets a form be read and taken back by a link": ["a link to a page", "takes it back and deletes it"],
  "asks name servers for domains": ["directory of names", "after the @"],
  "asks whether the newsletter is wanted": ["first send you one mail with a button"],
  "keeps a hash of who unsubscribed, past deletion": ["unsubscribe", "code made from your address", "even after"],
  "gives a copy": ["what we have from you", "copy"],
  "deletes on request": ["Ask us to delete it"],
};

test.each(Object.entries(does))("states in the privacy page that the service %s", (_, words) => {
  expect(told.filter((line) => words.every((word) => line.includes(String(word))))).not.toEqual([]);
});
