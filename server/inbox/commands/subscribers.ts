import { type Command, Option } from "commander";
import type { Consent } from "../../store/consent.ts";
import type { Store } from "../../store/store.ts";
import { type Cell, csv, jsonLines } from "../export-formats.ts";
import { examples } from "../options.ts";
import { addFileOptions, type FileValues, type Format, formatOption, sendOut } from "../send-out.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { minuteOf, secondOf, table } from "../text.ts";

const states = ["confirmed", "unsubscribed", "all"] as const;

const titles = ["address", "state", "asked_eastern", "page", "changed_eastern"];

type Values = FileValues & { state: (typeof states)[number]; format?: Format };

export function addSubscribers(program: Command, withInbox: WithInbox): void {
  const command = program
    .command("subscribers")
    .summary("list the newsletter’s subscribers")
    .description(
      `List the addresses that confirmed their subscription, with proof of consent: the time and page of
the request, and the time of the confirmation. With --format, the output is a file for the
mailing program.`,
    )
    .addOption(new Option("--state <state>", "only this state").choices(states).default("confirmed"))
    .addOption(formatOption("file format to print instead of the table"));
  addFileOptions(command)
    .addHelpText("after", examples("subscribers", "subscribers --format csv --out newsletter.csv"))
    .action((values: Values) => withInbox((surroundings) => subscribers(values, surroundings)));
}

async function subscribers({ format, state, ...values }: Values, surroundings: Surroundings): Promise<void> {
  const { store, write, place } = surroundings;
  const all = inState(store, state);
  const content = { csv: () => csv(titles, cells(all)), jsonl: () => jsonLines(objects(all)) };
  if (format) return await sendOut(content, { ...values, format, one: "address" }, surroundings);
  if (values.out !== undefined) throw new Refused("--out needs --format csv or --format jsonl.");
  const rows: string[][] = [];
  for await (const each of all) {
    const { address, askedAt, page = "", changedAt } = each;
    const changed = minuteOf(changedAt) + (state === "confirmed" ? "" : ` ${each.state}`);
    rows.push([address, askedAt ? minuteOf(askedAt) : "", page, changed]);
  }
  if (rows.length === 0) return await write(`No matching addresses in ${place}.\n`);
  const last = state === "confirmed" ? "Confirmed" : "State since";
  await write(
    table(
      [
        { title: "Address", gives: true },
        { title: "Requested (Eastern)" },
        { title: "From page", gives: true },
        { title: last },
      ],
      rows,
    ),
  );
  await write(`\n${counted(rows.length, "address")}\n`);
}

async function* inState(store: Store, state: Values["state"]): AsyncIterable<Consent> {
  for await (const each of store.subscriptions()) if (state === "all" || each.state === state) yield each;
}

async function* cells(all: AsyncIterable<Consent>): AsyncIterable<Cell[]> {
  for await (const { address, state, askedAt, page, changedAt } of all)
    yield [address, state, askedAt === undefined ? undefined : secondOf(askedAt), page, secondOf(changedAt)];
}

async function* objects(all: AsyncIterable<Consent>): AsyncIterable<object> {
  for await (const { askedAt, changedAt, ...each } of all)
    yield {
      ...each,
      askedAt: askedAt === undefined ? undefined : new Date(askedAt).toISOString(),
      changedAt: new Date(changedAt).toISOString(),
    };
}
