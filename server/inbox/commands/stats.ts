import type { Command } from "commander";
import type { Submission } from "../../store/submission.ts";
import { examples, mailStates } from "../options.ts";
import type { WithInbox } from "../surroundings.ts";
import { labelled, minuteOf, table } from "../text.ts";

interface Tally {
  received: number;
  quarantined: number;
  oldest: number;
}

const columns = [
  { title: "Form" },
  { title: "Received", right: true as const },
  { title: "Quarantined", right: true as const },
  { title: "Oldest (Eastern)" },
];

export function addStats(program: Command, withInbox: WithInbox): void {
  program
    .command("stats")
    .summary("count submissions and mail, and show the size of the data")
    .description("Count submissions and mail by state, and show the size, encryption and location of the data.")
    .addHelpText("after", examples("stats"))
    .action(() =>
      withInbox(async ({ store, write, size, place }) => {
        const tallies = await counts(store.all());
        const rows = [...tallies].map(([form, { received, quarantined, oldest }]) => [
          form,
          received.toLocaleString("en-US"),
          quarantined.toLocaleString("en-US"),
          minuteOf(oldest),
        ]);
        await write(rows.length > 0 ? table(columns, rows) : "No submissions yet.\n");
        const mail: [string, string][] = [];
        for (const state of mailStates)
          mail.push([`Mail ${state}`, (await store.listMail({ state })).length.toLocaleString("en-US")]);
        const about: [string, string][] = [
          ["Size", inMegabytes(await size())],
          ["Encrypted", store.sealedWith ? `with key ${store.sealedWith}` : "no (DATA_KEY is not set)"],
          ["Location", place],
        ];
        await write(`\n${labelled([...mail, ...about])}`);
      }),
    );
}

async function counts(all: AsyncIterable<Submission>): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for await (const { form, state, receivedAt } of all) {
    const tally = tallies.get(form) ?? { received: 0, quarantined: 0, oldest: receivedAt };
    tally[state]++;
    tallies.set(form, tally);
  }
  return new Map([...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
}
