import { Option } from "commander";
import type { Consent, Store } from "../../store/store.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { Refused, type StaffCommand } from "../context.ts";
import {
  aboutCells,
  aboutTitles,
  type Cell,
  csv,
  fieldCells,
  fieldNames,
  jsonLines,
  sendOut,
} from "../export-formats.ts";
import { chosen, emailAddress, type FilterValues, filterOptions } from "../options.ts";
import { aboutEntries, entriesOf, kindWords, placementInWords } from "../submission-text.ts";
import { harmlessLine, labelled, minuteOf, secondOf } from "../text.ts";

const formats = ["csv", "jsonl"] as const;
const subscriberStates = ["confirmed", "unsubscribed", "all"] as const;

interface Values extends FilterValues {
  format: (typeof formats)[number];
  person?: string;
  subscribers?: (typeof subscriberStates)[number];
}

const filters = filterOptions.map((option) => option.attributeName());

export const exportCommand: StaffCommand = {
  name: "export",
  summary: "export submissions, subscribers, or everything about a person",
  description: `csv is for spreadsheets: one line for each submission, one column for each field. If a text
begins like a formula, it gets an apostrophe in front, so that no spreadsheet runs it. jsonl is for
programs and archives: one JSON object per line, with every character as typed. The export goes to
the output, so '>' writes it to your own file. Run 'umask 077' first, so that only you can read it.

With --form newsletter, the export includes whether each address is subscribed. With --event, it
includes whether each registration has a seat.

--subscribers exports the newsletter’s addresses for the mailing program, with proof of consent: the
time and page of the request, and the time of the confirmation.

--person prints a readable copy of a person’s data: every submission with the address in a field,
the mail about it and to it, and its newsletter subscription. First make sure that the owner of the
address requested the copy. 'search' finds submissions in which other people mention the owner.
Withdrawn submissions are already deleted. If the address is unsubscribed, a hash of it also
stays, which prevents mail. 'forget' deletes everything except that hash.`,
  options: [
    new Option("--format <csv|jsonl>", "file format").choices(formats).default("csv"),
    ...filterOptions,
    new Option("--subscribers [state]", "export the newsletter’s addresses in this state")
      .choices(subscriberStates)
      .preset("confirmed")
      .conflicts(filters),
    new Option("--person <email>", "print everything about this email address, for its owner")
      .argParser(emailAddress)
      .conflicts(["format", "subscribers", ...filters]),
  ],
  examples: [
    "> forms.csv",
    "--format jsonl --form newsletter",
    "--subscribers > newsletter.csv",
    "--person noor@example.org > noor.txt",
  ],
  async run(surroundings, { format, person, subscribers, ...values }: Values) {
    const { store, audit, now } = surroundings;
    if (person !== undefined) {
      const references = (await store.withAddress(person)).map(({ reference }) => reference);
      await audit({ references });
      const text = await personalCopy(person, store, now);
      return await sendOut([text], surroundings);
    }
    const content = subscribers ? subscriberRows(store, subscribers) : submissionRows(store, values, now);
    await sendOut(content[format](), surroundings);
  },
};

function submissionRows(store: Store, values: FilterValues, now: number) {
  const all = () => chosen(store, values, now);
  const form = values.event === undefined ? values.form : "event-registration";
  const isNewsletter = form === "newsletter";
  const hasPlaces = form === undefined || form === "event-registration";
  return {
    async *csv() {
      const names = await fieldNames(form, all());
      const titles = [
        ...aboutTitles,
        ...(isNewsletter ? ["newsletter"] : []),
        ...(hasPlaces ? ["placement"] : []),
        ...names,
      ];
      yield* csv(titles, rows(names));
    },
    jsonl: () => jsonLines(objects()),
  };
  async function* rows(names: readonly string[]): AsyncIterable<Cell[]> {
    for await (const each of all())
      yield [
        ...aboutCells(each),
        ...(isNewsletter ? [await newsletterState(store, each)] : []),
        ...(hasPlaces ? [placementInWords(each.placement)] : []),
        ...fieldCells(each, names),
      ];
  }
  async function* objects(): AsyncIterable<object> {
    for await (const each of all()) {
      const { reference, id, form, receivedAt, withdrawnAt, state, page, answered, placement, fields } = each;
      yield {
        reference,
        id,
        form,
        receivedAt: isoTime(receivedAt),
        state,
        page,
        answered: answered && { at: isoTime(answered.at), by: answered.by },
        placement,
        ...(isNewsletter ? { newsletter: await newsletterState(store, each) } : {}),
        fields,
        withdrawnAt: isoTime(withdrawnAt),
      };
    }
  }
}

async function newsletterState(store: Store, { fields }: Submission): Promise<string> {
  return (await store.subscription(String(fields.email ?? "")))?.state ?? "not confirmed";
}

function isoTime(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}

function subscriberRows(store: Store, state: (typeof subscriberStates)[number]) {
  async function* each<Row>(rowOf: (consent: Consent) => Row): AsyncIterable<Row> {
    for await (const consent of store.subscriptions())
      if (state === "all" || consent.state === state) yield rowOf(consent);
  }
  return {
    csv: () =>
      csv(
        ["address", "state", "asked_eastern", "page", "changed_eastern"],
        each(({ address, state, askedAt, page, changedAt }) => [
          address,
          state,
          askedAt && secondOf(askedAt),
          page,
          secondOf(changedAt),
        ]),
      ),
    jsonl: () =>
      jsonLines(
        each(({ askedAt, changedAt, ...rest }) => ({
          ...rest,
          askedAt: isoTime(askedAt),
          changedAt: isoTime(changedAt),
        })),
      ),
  };
}

async function personalCopy(email: string, store: Store, now: number): Promise<string> {
  const pages = await dataAbout(email, store);
  if (pages.length === 0) throw new Refused(`Found nothing about ${harmlessLine(email)}.`);
  const head = `Stored data about ${harmlessLine(email)}, on ${inFull(now)}\n`;
  return [head, ...pages].join(`\n${"─".repeat(40)}\n\n`);
}

async function dataAbout(email: string, store: Store): Promise<string[]> {
  const [subscription, submissions] = [await store.subscription(email), await store.withAddress(email)];
  const isShown = new Set(submissions.map(({ id }) => id));
  const pages: string[] = [];
  if (subscription) {
    const { state, askedAt, page, changedAt } = subscription;
    pages.push(
      labelled([
        ["Newsletter", state],
        ...(askedAt ? [["Requested", inFull(askedAt)] as const] : []),
        ...(page ? [["From page", page] as const] : []),
        ["State since", inFull(changedAt)],
      ]),
    );
  }
  for (const submission of submissions) {
    const mail = await store.listMail({ submissionId: submission.id });
    const parts = [aboutEntries(submission), entriesOf(submission), mail.map(mailEntry)].map(labelled);
    pages.push(parts.filter(Boolean).join("\n"));
  }
  const other = (await store.mailTo(email)).filter(({ submissionId }) => !isShown.has(submissionId));
  if (other.length > 0) pages.push(labelled(other.map(mailEntry)));
  return pages;
}

function mailEntry({ kind, to, createdAt, state }: MailJob): readonly [string, string] {
  return [`Mail, ${kindWords(kind)}`, `to ${to}, written ${inFull(createdAt)}, ${state === "dead" ? "failed" : state}`];
}

function inFull(at: number): string {
  return `${minuteOf(at)} Eastern time`;
}
