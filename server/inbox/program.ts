import { Command, type OutputConfiguration } from "commander";
import type { SignName } from "../../data/spam.ts";
import { copyOf, pointsOf } from "../spam/score.ts";
import type { Submission } from "../store/submission.ts";
import { addExport } from "./commands/export.ts";
import { addForget } from "./commands/forget.ts";
import { addList } from "./commands/list.ts";
import { addOutbox } from "./commands/outbox.ts";
import { addPerson } from "./commands/person.ts";
import { addPurge } from "./commands/purge.ts";
import { addRelease } from "./commands/release.ts";
import { addRetry } from "./commands/retry.ts";
import { addSearch } from "./commands/search.ts";
import { addShow, found } from "./commands/show.ts";
import { addSpam } from "./commands/spam.ts";
import { addStats } from "./commands/stats.ts";
import { addSubscribers } from "./commands/subscribers.ts";
import { addWatch } from "./commands/watch.ts";
import { examples, sinceOption, submissionFilter } from "./options.ts";
import { awaitsAnswer, beginningOf, counted, mailColumns, mailRow, senderOf } from "./submission-text.ts";
import { needsALook, Refused, type Surroundings, type WithInbox } from "./surroundings.ts";
import { type Column, type Day, harmlessLine, lineWidth, minuteOf, readDay, table, wrapped } from "./text.ts";

function addEncrypt(program: Command, withInbox: WithInbox): void {
  program
    .command("encrypt")
    .summary("encrypt stored data with the key in DATA_KEY")
    .description(
      `Encrypt data that the service stored before you set or changed DATA_KEY. The service itself
encrypts new data. DATA_KEY=NEW,OLD changes the key, and DATA_KEY=none,OLD removes encryption.
The service can keep running. If the command is interrupted, run it again. See docs/deploy.md for
all the steps.`,
    )
    .addHelpText("after", examples("encrypt"))
    .action(() => withInbox(encrypt));
}

async function encrypt({ store, config, write }: Surroundings): Promise<void> {
  if (config.dataKeys.length === 0)
    throw new Refused("DATA_KEY is not set, so there is no key. See docs/deploy.md for how to set it.");
  const { submissions, mail, subscriptions } = await store.reseal();
  const parts = [counted(submissions, "submission"), counted(mail, "email"), counted(subscriptions, "subscription")];
  const [done, rest] = store.sealedWith
    ? [`Encrypted with key ${store.sealedWith}`, "Only older backups need another key"]
    : ["Decrypted", "Only older backups need a key"];
  await write(`${done}: ${parts.join(", ")}. ${rest}.\n`);
}

/** Milliseconds. Mail that has waited this long is probably blocked by the mail server. */
const late = 60 * 60_000;
const deadShown = 20;
const suspectsShown = 10;
const day = 24 * 60 * 60_000;

function addDigest(program: Command, withInbox: WithInbox): void {
  program
    .command("digest")
    .summary("summarize new submissions, quarantine and failed mail")
    .description(
      `Count new and unanswered submissions, and list unreviewed submissions in quarantine and failed
mail. The submissions that most likely come from people are first. Run it every morning, by hand
or with a timer. The exit code is ${needsALook} if mail has failed or has waited for more than an hour. The
service also emails STAFF_ADDRESS about newly failed mail, once a day.`,
    )
    .addOption(sinceOption().default(readDay("yesterday"), "yesterday"))
    .addHelpText("after", examples("digest", "digest --since 2026-11-16"))
    .action(({ since }: { since: Day }) => withInbox((surroundings) => digest(since, surroundings)));
}

async function digest(since: Day, { store, write, now, place, config, callForALook }: Surroundings) {
  await write(`Since ${minuteOf(since(now))} Eastern time, in ${place}:\n\n`);
  const counts = { received: 0, unanswered: 0, quarantined: 0 };
  const byForm = new Map<Submission["form"], number>();
  for await (const submission of store.all(submissionFilter({ since }, now))) {
    const { form, state } = submission;
    byForm.set(form, (byForm.get(form) ?? 0) + 1);
    counts[state]++;
    if (awaitsAnswer(submission)) counts.unanswered++;
  }
  const forms = [...byForm].toSorted().map(([form, count]) => `${count} ${form}`);
  const came = counted(counts.received + counts.quarantined, "submission");
  await write(`${wrapped([came, forms.join(", ")].filter(Boolean).join(": "), lineWidth).join("\n")}\n`);
  await write(`${counted(counts.unanswered, "unanswered submission")} ('list --unanswered')\n`);
  await write(await quarantine(store, config.retention.quarantined));
  const waiting = (await store.listMail({ state: "waiting" })).filter(({ createdAt }) => createdAt < now - late);
  await write(`${counted(waiting.length, "email")} waiting for more than an hour ('outbox --state waiting')\n`);
  // If the mail server is down, a warning by mail cannot arrive either.
  const [oldest] = waiting.slice(-1);
  if (oldest) callForALook();
  if (oldest?.answer) await write(`  last server response for the oldest: ${harmlessLine(oldest.answer)}\n`);
  const dead = await store.listMail({ state: "dead" });
  await write(`${counted(dead.length, "failed email")}${dead.length > 0 ? ":" : ""}\n`);
  if (dead.length === 0) return;
  await write(
    `\n${table(
      mailColumns,
      dead.slice(0, deadShown).map((job) => mailRow(job, now)),
    )}`,
  );
  await write("\nRun 'retry <mail-id>' to send one again, or 'retry --all-dead' to send all again.\n");
  callForALook();
}

const suspectColumns = [
  { title: "Reference" },
  { title: "Expires on" },
  { title: "Points", right: true },
  { title: "Copies", right: true },
  { title: "Sender", gives: true },
  { title: "First words", gives: true },
] as const satisfies Column[];

/**
 * Lists submissions of any age, so that no person is deleted before staff check them. A wave of copies takes one row.
 * Submissions set aside for reasons other than their text come first: browsers fill in hidden fields too.
 */
async function quarantine(store: Surroundings["store"], days: number): Promise<string> {
  const suspects = (await store.list({ state: "quarantined" })).filter((suspect) => !isJudged(suspect));
  const line = `${counted(suspects.length, "unreviewed submission")} in quarantine`;
  if (suspects.length === 0) return `${line}\n`;
  const waves = new Map<string, Submission[]>();
  for (const suspect of suspects) {
    const words = copyOf(suspect) || suspect.id;
    const wave = waves.get(words) ?? [];
    wave.push(suspect);
    waves.set(words, wave);
  }
  const rows = [...waves.values()]
    .map((alike) => alike.toSorted((one, other) => wordPoints(one) - wordPoints(other)))
    .toSorted(([one], [other]) => wordPoints(one) - wordPoints(other))
    .slice(0, suspectsShown)
    .flatMap(([first, ...others]) => (first ? [suspectRow(first, others.length, days)] : []));
  const more = waves.size > suspectsShown ? "Run 'list --state quarantined' to list all. " : "";
  const advice = `${more}Run 'release' for a person’s submission, and 'spam --copies' for the others.`;
  return `${line}:\n\n${table(suspectColumns, rows)}\n${wrapped(advice, lineWidth).join("\n")}\n\n`;
}

function suspectRow(suspect: Submission, alike: number, days: number): string[] {
  const { reference, receivedAt, signs = [] } = suspect;
  const deleted = minuteOf(receivedAt + days * day).slice(0, 10);
  const more = alike > 0 ? `+${alike}` : "";
  return [reference, deleted, String(pointsOf(signs)), more, senderOf(suspect), beginningOf(suspect)];
}

const byManner: ReadonlySet<SignName> = new Set(["honeypot", "fast", "pasted"]);

function wordPoints({ signs = [] }: Pick<Submission, "signs"> = {}): number {
  return pointsOf(signs.filter(({ name }) => !byManner.has(name)));
}

function isJudged({ signs = [] }: Submission): boolean {
  return signs.some(({ name }) => name === "by hand");
}

interface Values {
  by?: string;
  undo?: true;
}

function addAnswered(program: Command, withInbox: WithInbox): void {
  program
    .command("answered")
    .summary("mark submissions as answered, with name and time")
    .description(
      `Mark submissions as answered, for you and your colleagues. No mail goes out. 'list --unanswered'
lists the other submissions, and 'show' prints who answered.`,
    )
    .argument("<references...>", "one or more references from 'list'")
    .option("--by <name>", "name of the person who answered (default: your login name)")
    .option("--undo", "remove the mark")
    .addHelpText("after", examples("answered KG-7M4QX2WP", "answered KG-7M4QX2WP KG-22222222 --by Noor"))
    .action((references: string[], values: Values) =>
      withInbox((surroundings) => mark(references, values, surroundings)),
    );
}

async function mark(references: readonly string[], { by, undo }: Values, { store, write, user, now }: Surroundings) {
  const name = harmlessLine(by ?? user ?? "").slice(0, 100);
  if (!undo && name === "") throw new Refused("Found no login name. Add --by <name> to name the person who answered.");
  const answered = undo ? undefined : { at: now, by: name };
  // Finds all of them before marking the first, so that an unknown reference changes nothing.
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  for (const { id, reference, answered: before } of submissions) {
    await store.markAnswered(id, answered);
    const earlier = before ? ` (before: ${minuteOf(before.at)} by ${before.by})` : "";
    await write(
      `${reference} is ${answered ? `marked as answered by ${name}` : "no longer marked as answered"}${earlier}.\n`,
    );
  }
}

const commands = [
  addList,
  addShow,
  addSearch,
  addWatch,
  addDigest,
  addAnswered,
  addSubscribers,
  addExport,
  addPerson,
  addForget,
  addRelease,
  addSpam,
  addPurge,
  addOutbox,
  addRetry,
  addStats,
  addEncrypt,
];

/**
 * Creates the command line. Its parser throws `CommanderError` if no command runs: for help, or for invalid arguments.
 */
export function inboxProgram(withInbox: WithInbox, output: OutputConfiguration): Command {
  const program = new Command("npm run inbox --")
    .usage("<command> [options]")
    .description("Read and manage the submissions that people sent, and the mail about them.")
    .addHelpText(
      "after",
      `
Arguments: <required> [optional]. Times are Eastern.
Exit codes: 0 success, 1 not found or refused, 2 invalid arguments, ${needsALook} failed or late mail ('digest').

The data is in the folder DATA_DIR (default: .data), or in PostgreSQL if DATABASE_URL is set.
Set both to the service’s values. Commands work while the service runs.`,
    )
    .showHelpAfterError("Add --help to see the usage.")
    .configureOutput({ getOutHelpWidth: () => lineWidth, getErrHelpWidth: () => lineWidth, ...output })
    .exitOverride();
  for (const add of commands) add(program, withInbox);
  for (const command of program.commands) command.usage(usageOf(command));
  return program.configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trimEnd() });
}

/** Adds the required options, which commander omits. */
function usageOf({ options, registeredArguments }: Command): string {
  const [required, optional] = [
    options.filter(({ mandatory }) => mandatory),
    options.filter(({ mandatory }) => !mandatory),
  ];
  const places = registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? "..." : "");
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [...required.map(({ flags }) => flags), ...places, ...(optional.length > 0 ? ["[options]"] : [])].join(" ");
}
