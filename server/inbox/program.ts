import { Command, type OutputConfiguration } from "commander";
import type { SignName } from "../../data/spam.ts";
import { copyOf } from "../spam/likeness.ts";
import { pointsOf } from "../spam/score.ts";
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
    .summary("encrypts what is stored with the key in DATA_KEY")
    .description(
      `For after DATA_KEY was set or changed: what comes in is encrypted from then on, and this does it for
what was there before. DATA_KEY=NEW,OLD changes a key, DATA_KEY=none,OLD takes encryption away. The
service goes on meanwhile; broken off, it goes on where it was. docs/deploy.md has all the steps.`,
    )
    .addHelpText("after", examples("encrypt"))
    .action(() => withInbox(encrypt));
}

async function encrypt({ store, config, write }: Surroundings): Promise<void> {
  if (config.dataKeys.length === 0)
    throw new Refused(
      "DATA_KEY is not set here, so there is no key to encrypt with. docs/deploy.md says how to set it.",
    );
  const { submissions, mail, subscriptions } = await store.reseal();
  const parts = [counted(submissions, "form"), counted(mail, "mail"), counted(subscriptions, "subscription")];
  const [done, rest] = store.sealedWith
    ? [`Encrypted with key ${store.sealedWith}`, "No other key is needed any more, but for older backups"]
    : ["No longer encrypted", "No key is needed any more, but for older backups"];
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
    .summary("what came in since yesterday, and what needs a look")
    .description(
      `Counts what came in and what nobody has answered, shows what is in quarantine and nobody has
judged, what looks most like a person’s first, and the mail that was given up. For every morning,
by hand or by a timer: where mail was given up, or has waited for more than an hour, the exit code
is ${needsALook}.
The service itself tells STAFF_ADDRESS of new dead mail, once a day.`,
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
  const came = counted(counts.received + counts.quarantined, "form");
  await write(`${wrapped([came, forms.join(", ")].filter(Boolean).join(": "), lineWidth).join("\n")}\n`);
  await write(`${counted(counts.unanswered, "form")} to be answered ('list --unanswered')\n`);
  await write(await quarantine(store, config.retention.quarantined));
  const waiting = (await store.listMail({ state: "waiting" })).filter(({ createdAt }) => createdAt < now - late);
  await write(`${counted(waiting.length, "mail")} waiting for more than an hour ('outbox --state waiting')\n`);
  // If the mail server is down, a warning by mail cannot arrive either.
  const [oldest] = waiting.slice(-1);
  if (oldest) callForALook();
  if (oldest?.answer) await write(`  the last answer to the oldest: ${harmlessLine(oldest.answer)}\n`);
  const dead = await store.listMail({ state: "dead" });
  await write(`${counted(dead.length, "mail")} given up${dead.length > 0 ? ":" : ""}\n`);
  if (dead.length === 0) return;
  await write(
    `\n${table(
      mailColumns,
      dead.slice(0, deadShown).map((job) => mailRow(job, now)),
    )}`,
  );
  await write("\n'retry' sends one of them again, 'retry --all-dead' all.\n");
  callForALook();
}

const suspectColumns = [
  { title: "Reference" },
  { title: "Deleted on" },
  { title: "Points", right: true },
  { title: "Alike", right: true },
  { title: "Who", gives: true },
  { title: "First words", gives: true },
] as const satisfies Column[];

/**
 * Lists submissions of any age, so that no person is deleted before staff check them. A wave of copies takes one row.
 * Submissions set aside for reasons other than their text come first: browsers fill in hidden fields too.
 */
async function quarantine(store: Surroundings["store"], days: number): Promise<string> {
  const suspects = (await store.list({ state: "quarantined" })).filter((suspect) => !isJudged(suspect));
  const line = `${counted(suspects.length, "form")} in quarantine that nobody has judged`;
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
  const more = waves.size > suspectsShown ? "'list --state quarantined' shows all. " : "";
  return `${line}:\n\n${table(suspectColumns, rows)}\n${more}'release' lets a person out, 'spam --copies' judges the rest.\n\n`;
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
    .summary("marks forms as answered, with who and when")
    .description(
      `For you and your colleagues: nothing is sent to anybody. 'list --unanswered' shows what is left,
'show' who has answered.`,
    )
    .argument("<references...>", "what 'list' shows, one or more")
    .option("--by <name>", "who has answered; without it, the name you are logged in with")
    .option("--undo", "takes the mark away")
    .addHelpText("after", examples("answered KG-7M4QX2WP", "answered KG-7M4QX2WP KG-22222222 --by Noor"))
    .action((references: string[], values: Values) =>
      withInbox((surroundings) => mark(references, values, surroundings)),
    );
}

async function mark(references: readonly string[], { by, undo }: Values, { store, write, user, now }: Surroundings) {
  const name = harmlessLine(by ?? user ?? "").slice(0, 100);
  if (!undo && name === "") throw new Refused("Nobody is logged in by a name here; --by NAME says who has answered.");
  const answered = undo ? undefined : { at: now, by: name };
  // Finds all of them before marking the first, so that an unknown reference changes nothing.
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  for (const { id, reference, answered: before } of submissions) {
    await store.markAnswered(id, answered);
    const earlier = before ? ` (before: ${minuteOf(before.at)} by ${before.by})` : "";
    await write(`${reference} is ${answered ? `marked as answered by ${name}` : "not marked any more"}${earlier}.\n`);
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
    .usage("COMMAND")
    .description("What people sent through the forms of the site, and the mail about it.")
    .addHelpText(
      "after",
      `
What stands in <> has to be given, what stands in [] may be. Times are Eastern.
Exit codes: 0 done, 1 not found or refused, 2 not understood, ${needsALook} mail is given up or late ('digest').

The data is in the folder DATA_DIR (.data without it), or in PostgreSQL where DATABASE_URL is set:
give both the same values that the service has. All of it works while the service runs.`,
    )
    .showHelpAfterError("Add --help to see how it is written.")
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
