import { eventsAt } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import type { FieldError, Fields, RawFields, Receipt } from "../../src/forms/intake-contract.ts";
import { check } from "../../src/forms/schema.ts";
import { type DomainCheck, readMailbox } from "../mail/address.ts";
import { hasReceipt, type StaffAddresses } from "../mail/mail-for.ts";
import { mintToken, type Secret } from "../mail/token.ts";
import { looksMade } from "../spam/signs.ts";
import { ReferenceConflict, StoreBusy } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { Acceptance, Candidate } from "../store/submission.ts";
import { refusedChoices } from "./availability.ts";
import { candidates } from "./candidates.ts";
import { withMailCounted } from "./limited-mail.ts";
import type { MailLimit } from "./mail-limit.ts";
import { replacementText } from "./receipt-text.ts";

/** Resolves to errors for addresses that cannot get mail. A confirmation must not promise mail that cannot arrive. */
async function unreachableAddresses(
  { fields: asked }: Pick<Form, "fields">,
  fields: Fields,
  takesMail?: DomainCheck,
): Promise<FieldError[]> {
  const addresses = asked.filter(({ kind, name }) => kind === "email" && name in fields);
  const errors = addresses.map(async ({ name }): Promise<FieldError[]> => {
    const mailbox = readMailbox(String(fields[name]));
    if (!mailbox) return [{ code: "email", field: name, message: formCopy.errors.email }];
    if (!takesMail || (await takesMail(mailbox.domain))) return [];
    return [{ code: "domain", field: name, message: answers.noSuchDomain }];
  });
  return (await Promise.all(errors)).flat();
}

export interface Incoming {
  form: FormName;
  typed: RawFields;
  key?: string;
  /** Address or network of the sender. Never stored. */
  client: string;
  page?: string;
}

export type Reply =
  | { kind: "received"; receipt: Receipt; outcome: "received" | "repeated" | "quarantined" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "conflict" }
  /** `retryAfter` is in milliseconds. */
  | { kind: "busy"; retryAfter: number };

export interface IntakeOptions extends StaffAddresses {
  store: Pick<Store, "accept" | "repeated" | "mark" | "subscription">;
  /** Build time of the site, which determines the dates that senders saw. */
  builtAt: Date;
  secret: Secret;
  mailLimit: MailLimit;
  sendsMail: boolean;
  takesMail?: DomainCheck;
  now: () => number;
  wake: () => void;
}

export type Intake = (incoming: Incoming) => Promise<Reply>;

const forms: Record<FormName, Form> = everyForm;
const busyPause = 5_000;

/** Returns a function that validates a form, recognizes repeats, and stores a new form together with its mail. */
export function createIntake(options: IntakeOptions): Intake {
  const { store, builtAt, mailLimit, takesMail, wake } = options;
  const events = eventsAt(builtAt);
  const refusedChoice = refusedChoices(events, builtAt);
  const candidateOf = candidates(options, events);

  async function keep(incoming: Incoming, fields: Fields): Promise<Reply> {
    try {
      const sent = candidateOf(incoming, fields);
      const refused = refusedChoice(incoming.form, fields, new Date(sent.receivedAt));
      const acceptance = await withMailCounted({ mailLimit, store }, sent, incoming.client, (counted) =>
        // A form that was stored in time is confirmed, however late its sender retries.
        refused ? store.repeated(counted) : store.accept(counted),
      );
      if (!acceptance) return { kind: "invalid", errors: refused ? [refused] : [] };
      if (acceptance.outcome === "conflict") return { kind: "conflict" };
      if (acceptance.outcome === "stored") wake();
      return received(incoming, sent, acceptance, options);
    } catch (error) {
      if (error instanceof ReferenceConflict) return keep(incoming, fields);
      if (error instanceof StoreBusy) return { kind: "busy", retryAfter: busyPause };
      throw error;
    }
  }

  return async (incoming) => {
    const checked = check(forms[incoming.form], asked(incoming));
    if (!checked.ok) return { kind: "invalid", errors: checked.errors };
    const { fields } = checked;
    // Submissions that appear automated cause no name server queries.
    const asks = looksMade(incoming.typed) ? undefined : takesMail;
    const errors = await unreachableAddresses(forms[incoming.form], fields, asks);
    return errors.length > 0 ? { kind: "invalid", errors } : keep(incoming, fields);
  };
}

function received(
  { form, key }: Incoming,
  sent: Candidate,
  acceptance: Exclude<Acceptance, { outcome: "conflict" }>,
  { sendsMail, secret, now }: IntakeOptions,
): Reply {
  const { id, reference, placement } = acceptance.submission;
  const { state, signs } = acceptance.outcome === "stored" ? sent : acceptance;
  const instead = replacementText({ form, state, signs, placement }, sendsMail);
  const code = sendsMail && hasReceipt(form) ? {} : { code: mintToken("sent", id, secret, now()) };
  const receipt = { ok: true, id, key: key ?? null, reference, ...(instead && { instead }), ...code } as const;
  return { kind: "received", receipt, outcome: acceptance.outcome === "repeated" ? "repeated" : state };
}

/** Keeps only the form's fields: a name such as `toString` must not reach later code. */
function asked({ form, typed }: Incoming): RawFields {
  const names = new Set(forms[form].fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)));
}
