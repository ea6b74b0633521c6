// @vitest-environment node
import { expect, test } from "vitest";
import { newsletter } from "../../../data/forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "../../../data/forms/retention.ts";
import { privacy } from "../../../data/privacy.ts";

const told = privacy.sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);

/** Facts about the service's data handling, and the words that one line of the page must contain. */
const does: Record<string, readonly (string | number)[]> = {
  "remembers senders and visitors in memory, for minutes": ["addresses", `${senderMinutes} minutes`, "in its memory"],
  "stores a code of the sender without scripts for half an hour": ["half an hour", "code made of", "internet address"],
  "remembers visitors for less time": ["have just searched", `${visitorMinutes} minute`],
  "deletes forms after the retention period or a shorter one": [
    retention.received,
    retention.quizResults,
    "newsletter",
  ],
  "keeps newsletter requests for less time": [`newsletter after ${newsletter.keptDays} days`],
  "keeps a registration until its event is over": ["registration not before its event is over"],
  "can encrypt what it stores": ["can encrypt what it stores", "kept apart from it and from its backups"],
  "records who answers a form and when": ["has answered", "their name and the time"],
  "quarantines spam for human review": ["set aside, read by a person", `${retention.quarantined} days`],
  "detects spam without third parties": [
    "our own computer",
    "nobody else is asked",
    "how fast",
    "field that nobody sees",
  ],
  "sends the sender one mail without their text": ["one mail", "reference", "does not repeat your words"],
  "lets senders read and withdraw a form through a link": ["a link to a page", "cancels and deletes it"],
  "asks name servers for domains": ["directory of names", "after the @"],
  "asks to confirm the newsletter": ["first send you one mail with a button"],
  "keeps a hash of unsubscribed addresses after deletion": ["unsubscribe", "code made from your address", "even after"],
  "provides a copy of the data": ["what we have from you", "copy"],
  "deletes on request": ["Ask us to delete it"],
};

test.each(Object.entries(does))("states in the privacy page that the service %s", (_, words) => {
  expect(told.filter((line) => words.every((word) => line.includes(String(word))))).not.toEqual([]);
});
