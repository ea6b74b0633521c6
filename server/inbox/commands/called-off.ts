import { createHash } from "node:crypto";
import type { Command } from "commander";
import { events } from "../../../data/events.ts";
import { isCalledOff } from "../../../src/events/event-rules.ts";
import { addressKey, type Submission } from "../../store/store.ts";
import { counted } from "../mail-words.ts";
import { chosen, examples } from "../options.ts";
import { senderOf } from "../read-aloud.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { type Column, table } from "../text/table.ts";

export function addCalledOff(program: Command, withInbox: WithInbox): void {
  program
    .command("called-off")
    .summary("tells everybody who registered that an event is called off")
    .description(
      `Lists who has registered for an event that is called off in data/events.ts, those who wait for a
place too, and what has become of the mail to them. With --send each address gets one: why, in the
words of the event’s last change, and a file that takes it out of calendars. Run again, it writes to
those alone who have none yet. Build and restart the service first, so that its mail says the same
as the site. Whoever has no mail address is yours to call.`,
    )
    .argument("<event>", "the end of its page’s address: winter-kitchen")
    .option("--send", "puts the mail into the outbox")
    .addHelpText("after", examples("called-off winter-kitchen", "called-off winter-kitchen --send"))
    .action((event: string, { send = false }: { send?: boolean }) =>
      withInbox((surroundings) => tell(event, send, surroundings)),
    );
}

const columns = [{ title: "Reference" }, { title: "Who", gives: true }, { title: "Mail" }] as const satisfies Column[];

async function tell(slug: string, isSent: boolean, { store, write, now }: Surroundings): Promise<void> {
  assertCalledOff(slug);
  const told = new Set<string>();
  const rows: string[][] = [];
  let left = 0;
  for await (const submission of chosen(store, { event: slug, state: "received" }, now)) {
    const { email } = submission.fields;
    const address = typeof email === "string" ? addressKey(email) : "";
    const isFirst = address !== "" && !told.has(address);
    told.add(address);
    const id = mailId(submission);
    const made =
      isSent && isFirst && (await store.addMail(submission.id, { id, kind: "called-off", to: String(email) }, now));
    const state = made ? "in the outbox" : (await store.findMail(id))?.state;
    if (isFirst && state === undefined) left += 1;
    const without = address === "" ? "no address" : "told with another";
    rows.push([submission.reference, senderOf(submission), state ?? (isFirst ? "not written yet" : without)]);
  }
  if (rows.length === 0) throw new Refused(`Nobody has registered for '${slug}'.`);
  await write(table(columns, rows));
  if (!isSent) await write(`\nNothing was sent. --send writes to ${counted(left, "address")}.\n`);
}

function assertCalledOff(slug: string): void {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event) throw new Refused(`There is no event '${slug}'; there are ${events.map(({ slug }) => slug).join(", ")}.`);
  if (!isCalledOff(event))
    throw new Refused(`'${slug}' is not called off: set its status in data/events.ts, build and restart the service.`);
}

/** The same for a registration whenever it is asked for, so that the outbox takes one such mail about it and no more. */
function mailId({ id }: Pick<Submission, "id">): string {
  const hex = createHash("sha256").update(`called-off ${id}`).digest("hex");
  // A UUID of version 8, whose makers say themselves what it is made of (RFC 9562).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
