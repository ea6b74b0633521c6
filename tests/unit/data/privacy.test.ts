import { expect, test } from "vitest";
import { newsletter } from "../../../data/forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "../../../data/forms/retention.ts";
import { privacy } from "../../../data/privacy.ts";

const told = privacy.sections.flatMap(({ paragraphs, points = [], table }) => [
  ...paragraphs,
  ...points,
  ...(table?.rows ?? []).map((row) => row.join(": ")),
]);

/** Facts about the service's data handling, and the words that one line of the page must contain. */
const does: Record<string, readonly (string | number)[]> = {
  "remembers senders and visitors in memory, for minutes": [
    "the address of each sender",
    `${senderMinutes} minutes`,
    "in its memory",
  ],
  "stores a code of the sender without scripts for half an hour": [
    "half an hour",
    "code made from",
    "internet address",
  ],
  "remembers visitors for less time": [`of each search for ${visitorMinutes} minute`],
  "deletes forms after the retention period": [`A form: ${retention.received} days`],
  "keeps forms of people who wait for longer": [`a request to be told first: ${retention.waiting} days at most`],
  "keeps requests for quiz results for less time": [`A request for quiz results: ${retention.quizResults} days`],
  "keeps newsletter requests for less time": [`A request for the newsletter: ${newsletter.keptDays} days`],
  "keeps a registration until its event is over": ["A registration: Until its event is over"],
  "can encrypt what it stores": ["can encrypt what it stores", "keeps that key apart from the data and its backups"],
  "records who answers a form and when": ["one of us answers", "their name and the time"],
  "quarantines spam for human review": [
    "looks like spam",
    "set it aside, and a person reads it",
    `${retention.quarantined} days`,
  ],
  "detects spam without third parties": [
    "Our own server",
    "asks no other company",
    "how fast",
    "field that people cannot see",
  ],
  "counts the answers of the quiz without scripts, and stores none": [
    "The quiz on one page",
    "sends your fifteen answers to our own server",
    "stores none of your answers",
    "our server’s log has it",
  ],
  "sends the sender one mail without their text": ["at most one email", "reference", "does not repeat what you wrote"],
  "sends mail about a place on the waitlist": ["another if you move up from a waitlist"],
  "lets senders cancel without mail": ["sends no email, the confirmation on the page has that button"],
  "keeps requests for the newsletter without mail": ["sends no email, your request waits"],
  "keeps requests for quiz results without mail": ["server stops sending email, your request waits"],
  "lets senders read and withdraw a form through a link": ["its link opens a page", "cancel and delete it"],
  "asks name servers for domains": ["domain name system", "after the @"],
  "asks to confirm the newsletter": ["first send you one email", "only its button adds you to the list"],
  "keeps a hash of unsubscribed addresses after deletion": ["unsubscribe", "code made from your address", "even after"],
  "keeps deleted data in backups": ["Backups of what we deleted", `Up to ${retention.backups} days more`],
  "records who of the staff reads a form": ["who on our staff read, exported or deleted a form"],
  "notes who unsubscribed or canceled, for a restore": ["unsubscribed, canceled or was deleted", "restored backup"],
  "provides a copy of the data": ["what we have from you", "copy"],
  "deletes on request": ["Ask us to delete it"],
};

test.each(Object.entries(does))("states in the privacy page that the service %s", (_, words) => {
  expect(told.filter((line) => words.every((word) => line.includes(String(word))))).not.toEqual([]);
});
