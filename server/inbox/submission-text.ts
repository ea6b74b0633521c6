import { inquiry } from "../../data/forms/contact.ts";
import { everyForm } from "../../data/forms/every-form.ts";
import type { Choice, Field, Form } from "../../data/forms/form.ts";
import { type Cents, dollars, isCents } from "../../data/money.ts";
import { type FieldValue, isTextList } from "../../src/forms/intake-contract.ts";
import { signLabels } from "../spam/sign-labels.ts";
import type { MailJob, MailKind, Placement, Submission } from "../store/submission.ts";
import { type Column, minuteOf, table } from "./text.ts";

const marks = [
  { sign: "✓", means: "answered", holds: ({ answered }: Submission) => answered !== undefined },
  { sign: "*", means: "in quarantine", holds: ({ state }: Submission) => state === "quarantined" },
] as const;

interface Excerpt {
  title: string;
  excerptOf: (submission: Submission) => string;
}

interface SubmissionColumn extends Column {
  cell: (submission: Submission) => string;
}

const firstWords: Excerpt = { title: "First words", excerptOf: beginningOf };

export function submissionTable(shown: readonly Submission[], excerpt: Excerpt = firstWords): string {
  const columns = columnsFor(shown, excerpt);
  const rows = shown.map((submission) => columns.map(({ cell }) => cell(submission)));
  const used = marks.filter(({ holds }) => shown.some(holds));
  const legend = used.map(({ sign, means }) => `${sign} ${means}`).join("   ");
  return table(columns, rows) + (legend && `\n${legend}\n`);
}

function columnsFor(shown: readonly Submission[], { title, excerptOf }: Excerpt): SubmissionColumn[] {
  const hasPlaces = shown.some(({ placement }) => placement !== undefined);
  return [
    { title: "Reference", cell: markedReference },
    { title: "Received (Eastern)", cell: ({ receivedAt }) => minuteOf(receivedAt) },
    { title: "Form", cell: formAndTopic },
    ...(hasPlaces ? [{ title: "Placement", cell: shortPlacement }] : []),
    { title: "Sender", gives: true, cell: senderOf },
    { title, gives: true, cell: excerptOf },
  ];
}

/** Returns the form and, if there is one, the topic: "contact: volunteer". */
export function formAndTopic(submission: Submission): string {
  const topic = topicOf(submission);
  return topic ? `${submission.form}: ${topic.value}` : submission.form;
}

/** Returns the placement in few words, to leave room for names. */
function shortPlacement({ placement }: Submission): string {
  if (!placement) return "";
  if (placement.state !== "place") return `waitlist ${placement.number}`;
  return placement.isHeld ? "seat, held" : "seat";
}

function markedReference(submission: Submission): string {
  return [submission.reference, ...marks.filter(({ holds }) => holds(submission)).map(({ sign }) => sign)].join(" ");
}

export function centsIn({ form, fields }: Pick<Submission, "form" | "fields">, name: string): Cents | undefined {
  const field = forms[form]?.fields.find((asked) => asked.name === name);
  return Object.hasOwn(fields, name) ? centsOf(field, fields[name]) : undefined;
}

function centsOf(field: Field | undefined, value: unknown): Cents | undefined {
  return field?.kind === "money" && isCents(value) ? value : undefined;
}

const forms: Record<string, Form | undefined> = everyForm;

export function titleOf({ form }: Pick<Submission, "form">): string {
  return forms[form]?.title ?? form;
}

/**
 * Returns the topic of a message: one of the form's choices, never input. Undefined for other forms, and if the sender
 * chose none.
 */
export function topicOf({ form, fields }: Pick<Submission, "form" | "fields">): Choice | undefined {
  const [, ...topics] = inquiry.choices;
  return form === "contact" ? topics.find(({ value }) => value === fields.inquiry) : undefined;
}

/**
 * Returns all fields with labels, in the form's order. Fields that the form no longer has come last, labeled with their
 * names.
 */
export function entriesOf({ form, fields }: Pick<Submission, "form" | "fields">): [label: string, text: string][] {
  const asked = forms[form]?.fields ?? [];
  const isAsked = new Set(asked.map(({ name }) => name));
  return [
    ...asked.flatMap((field) => entry(field.label, fields[field.name], field)),
    ...Object.entries(fields).flatMap(([name, value]) => (isAsked.has(name) ? [] : entry(name, value))),
  ];
}

function entry(label: string, value: FieldValue | undefined, field?: Field): [string, string][] {
  return value === undefined ? [] : [[label, readable(value, field)]];
}

function readable(value: FieldValue, field?: Field): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isTextList(value)) return value.map((one) => readable(one, field)).join(", ");
  if (field?.kind === "choice" || field?.kind === "choices")
    return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  const amount = centsOf(field, value);
  return amount === undefined ? String(value) : dollars(amount);
}

export function senderOf({ fields }: Submission): string {
  const { name, firstName, lastName, email } = fields;
  const full = name ?? [firstName, lastName].filter(Boolean).join(" ");
  return [full, email].filter(Boolean).join(", ");
}

const who = new Set(["name", "firstName", "lastName", "email"]);

/**
 * Returns the long text, or else the answers except the sender's name and address, codes and consents. Returns a note
 * if the form is withdrawn or cannot be decrypted. Tables show the beginning.
 */
export function beginningOf(submission: Submission): string {
  if (submission.isUnreadable) return "(cannot be decrypted)";
  if (submission.withdrawnAt !== undefined) return "(withdrawn by the sender)";
  const { form, fields } = submission;
  const asked = forms[form]?.fields ?? [];
  const long = asked.find(({ kind, name }) => kind === "long-text" && fields[name]);
  if (long) return String(fields[long.name]);
  return asked
    .filter(({ name, kind }) => !who.has(name) && kind !== "code" && kind !== "consent" && fields[name] !== undefined)
    .map((field) => readable(fields[field.name] ?? "", field))
    .join(", ");
}

/** Returns a placement as text: "number 2 on the waitlist". Empty for a submission without a placement. */
export function placementInWords(placement: Placement | undefined): string {
  if (!placement) return "";
  if (placement.state !== "place") return `number ${placement.number} on the waitlist`;
  return placement.isHeld ? "has a seat until the hour is over" : "has a seat";
}

const stateWords = { received: "received", quarantined: "in quarantine; no mail goes out" } as const;

export function aboutEntries(submission: Submission): [label: string, text: string][] {
  const { reference, form, receivedAt, state, withdrawnAt, page, answered, placement, signs = [] } = submission;
  return [
    ["Reference", reference],
    ["Form", `${titleOf(submission)} (${form})`],
    ["Received", `${minuteOf(receivedAt)} Eastern time`],
    ...(page ? [["From page", page] as [string, string]] : []),
    ["State", withdrawnAt === undefined ? stateWords[state] : `withdrawn by the sender on ${minuteOf(withdrawnAt)}`],
    ...(placement ? [["Placement", placementInWords(placement)] as [string, string]] : []),
    ...(submission.isUnreadable ? [["Fields", "cannot be decrypted"] as [string, string]] : []),
    ...(signs.length > 0
      ? [["Reason", signs.map((name) => signLabels[name] ?? name).join(", ")] as [string, string]]
      : []),
    ...(answered ? [["Answered", `${minuteOf(answered.at)} Eastern time by ${answered.by}`] as [string, string]] : []),
  ];
}

const kinds: Record<MailKind, string> = {
  "quiz-results": "quiz results",
  "newsletter-confirmation": "confirmation",
  receipt: "receipt",
  "place-found": "place found",
  "staff-notification": "to staff",
  "staff-digest": "digest",
  "withdrawal-notification": "withdrawal",
};

export function kindWords(kind: MailKind): string {
  return kinds[kind] ?? kind;
}

export const mailColumns = [
  { title: "Mail" },
  { title: "Kind" },
  { title: "To", gives: true },
  { title: "State" },
  { title: "Tries", right: true },
  { title: "Next try" },
  { title: "Last response", gives: true },
] as const satisfies Column[];

function dueInWords(dueAt: number, now: number): string {
  return dueAt <= now ? "now" : minuteOf(dueAt);
}

export function mailRow({ id, kind, to, state, attempts, dueAt, answer }: MailJob, now: number): string[] {
  const next = state === "waiting" ? dueInWords(dueAt, now) : "";
  return [shortId(id), kindWords(kind), to, state, String(attempts), next, answer];
}

/** Returns the end of an id. The end is unique among a few thousand emails, but the beginning is only a time. */
export function shortId(id: string): string {
  return id.slice(-8);
}

export function counted(count: number, one: string): string {
  const many = one.endsWith("s") ? `${one}es` : `${one}s`;
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
