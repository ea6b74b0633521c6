import { Option } from "commander";
import { StoreBusy } from "../../store/database.ts";
import type { Submission } from "../../store/submission.ts";
import type { Context, StaffCommand } from "../context.ts";
import { chosen, type FilterValues, filterOptions, limitOption, mailStates, newest } from "../options.ts";
import { beginningOf, formAndTopic, senderOf, submissionTable } from "../submission-text.ts";
import { cut, harmlessLine, inMegabytes, labelled, lineWidth, minuteOf, table } from "../text.ts";

type Values = FilterValues & { limit: number; watch?: true; stats?: true };

export const listCommand: StaffCommand = {
  name: "list",
  summary: "list submissions, newest first",
  description: `Print one line for each submission. A check mark after the reference means that a person has
answered it (see 'answered'). A star means quarantine: the submission looks like spam, so no mail
goes out. 'show' prints the whole submission and the reason. 'release' takes a submission out of
quarantine, and 'spam' moves one there.`,
  options: [
    ...filterOptions,
    limitOption(25),
    new Option("--watch", "print new submissions until you press Ctrl+C").conflicts("stats"),
    new Option("--stats", "only count submissions and mail, and show size and encryption of the data"),
  ],
  examples: ["--since yesterday", "--form contact --unanswered", "--event winter-kitchen", "--watch"],
  async run(surroundings, { limit, watch, stats, ...filter }: Values) {
    if (watch) return await printNew(filter, surroundings);
    if (stats) return await count(filter, surroundings);
    const { store, audit, write, now, place } = surroundings;
    const found = await newest(store, filter, { limit: limit + 1, now });
    if (found.length === 0) return await write(`No matching submissions in ${place}.\n`);
    const shown = found.slice(0, limit);
    await audit({ references: shown.map(({ reference }) => reference) });
    await write(submissionTable(shown));
    if (found.length > limit) await write(`\nAdd --limit ${limit * 4} to see more.\n`);
  },
};

const pause = 3_000;
/**
 * Milliseconds by which queries overlap. A form gets its timestamp before it is stored, and a busy store can delay it
 * by seconds.
 */
const overlap = 60_000;

async function printNew(filter: FilterValues, { store, write, wait, place, now }: Context): Promise<void> {
  const since = async (at: number) =>
    (await newest(store, { ...filter, since: () => at }, { limit: Number.MAX_SAFE_INTEGER, now })).reverse();
  let seen = await since(now - overlap);
  await write(`Watching ${place}. Press Ctrl+C to stop.\n`);
  while (await wait(pause)) {
    try {
      const last = Math.max(now, ...seen.map(({ receivedAt }) => receivedAt));
      const known = new Set(seen.map(({ id }) => id));
      const current = await since(last - overlap);
      for (const submission of current) if (!known.has(submission.id)) await write(`${lineOf(submission)}\n`);
      if (current.length > 0) seen = current;
    } catch (error) {
      // The store will be available again. The next query starts before the newest known form, so it misses none.
      if (!(error instanceof StoreBusy)) throw error;
    }
  }
}

function lineOf(submission: Submission): string {
  const { reference, receivedAt, state } = submission;
  const mark = state === "quarantined" ? " (in quarantine)" : "";
  const text = [senderOf(submission), beginningOf(submission)].filter(Boolean).join(": ");
  return cut(
    `${minuteOf(receivedAt)}  ${reference}  ${formAndTopic(submission)}${mark}  ${harmlessLine(text)}`,
    lineWidth,
  );
}

const columns = [
  { title: "Form" },
  { title: "Received", right: true as const },
  { title: "Quarantined", right: true as const },
  { title: "Oldest (Eastern)" },
];

async function count(filter: FilterValues, { store, write, now, place }: Context): Promise<void> {
  const tallies = new Map<string, { received: number; quarantined: number; oldest: number }>();
  for await (const { form, state, receivedAt } of chosen(store, filter, now)) {
    const tally = tallies.get(form) ?? { received: 0, quarantined: 0, oldest: receivedAt };
    tally[state]++;
    tallies.set(form, tally);
  }
  const rows = [...tallies.keys()].toSorted().map((form) => {
    const { received = 0, quarantined = 0, oldest = now } = tallies.get(form) ?? {};
    return [form, received.toLocaleString("en-US"), quarantined.toLocaleString("en-US"), minuteOf(oldest)];
  });
  await write(rows.length > 0 ? table(columns, rows) : "No matching submissions.\n");
  const { mail: counts, backup } = await store.summary();
  const mail = mailStates.map((state) => [`Mail ${state}`, counts[state].toLocaleString("en-US")] as const);
  const about: [string, string][] = [
    ["Size", inMegabytes(await store.size())],
    ["Last backup", backup ? `${minuteOf(backup)} Eastern time` : "none"],
    ["Encrypted", store.keyId ? `with key ${store.keyId}` : "no (DATA_KEY is not set)"],
    ["Location", place],
  ];
  await write(`\n${labelled([...mail, ...about])}`);
}
