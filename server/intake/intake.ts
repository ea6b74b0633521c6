import { createHmac, createSecretKey, randomUUIDv7 } from "node:crypto";
import { eventsAt, eventsPage, type PublicEvent } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { senderMinutes } from "../../data/forms/retention.ts";
import { foundingOfferAt } from "../../data/plan-offers.ts";
import { endedEvent, tooMany } from "../../src/events/event-rules.ts";
import type { FieldError, Fields, Receipt } from "../../src/forms/intake-contract.ts";
import { check } from "../../src/forms/schema.ts";
import { endedOffer } from "../../src/programs/plans.ts";
import { networksOf } from "../http/client-address.ts";
import { type DomainCheck, readMailbox } from "../mail/address.ts";
import { goesToSender, hasReceipt, mailFor, mailKinds, type StaffAddresses, withoutRepeat } from "../mail/mail-for.ts";
import { mintToken, type Secret, secretsIn } from "../mail/token.ts";
import { looksMade, signsOf } from "../spam/signs.ts";
import { ReferenceConflict, StoreBusy } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { Acceptance, Candidate, NewMail, Submission } from "../store/submission.ts";
import { minute } from "../times.ts";
import { newReference, replacementText } from "./intake-replies.ts";
import { type MailLimit, type MailRequest, mostSenders } from "./mail-limit.ts";
import { rateLimit } from "./rate-limit.ts";

/** Returns errors for addresses that cannot receive mail. A confirmation must not promise mail that cannot arrive. */
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
  /** Names and values, not validated. */
  typed: Readonly<Fields>;
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
const tenMinutes = 10 * minute;
const busyPause = 5_000;

/** The prefix keeps sender keys apart from the computed `same:` keys. */
export function storedKey(key: string): string {
  return `key:${key.toLowerCase()}`;
}

/** Accepts forms: validates them, recognizes repeats, and stores each new form together with its mail. */
export function createIntake({
  store,
  builtAt,
  secret,
  mailLimit,
  sendsMail,
  takesMail,
  now,
  wake,
  ...staff
}: IntakeOptions): Intake {
  const events = eventsAt(builtAt);
  const limited = new Set(events.filter(({ places }) => places !== undefined).map(({ slug }) => slug));
  const refusedChoice = refusedChoices(events, builtAt);
  const holdSeats = seatShares(events, now);
  const hashKey = createSecretKey(secretsIn(secret)[0], "utf8");
  const hash = (...parts: unknown[]) => createHmac("sha256", hashKey).update(JSON.stringify(parts)).digest("base64url");

  function candidate({ form, typed, key, client, page }: Incoming, fields: Fields): Candidate {
    const at = now();
    const canonical = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
    // Without a key, an identical form in the current or previous ten-minute window counts as a repeat.
    const keyIn = (window: number) => `same:${store.mark(hash(form, canonical, client, window))}`;
    const window = Math.floor(at / tenMinutes);
    const signs = signsOf({ form, fields }, typed);
    const isLimited = form === "event-registration" && limited.has(String(fields.event));
    const submission: Submission = {
      id: randomUUIDv7(),
      form,
      reference: newReference(),
      receivedAt: at,
      state: signs.length > 0 ? "quarantined" : "received",
      fields,
      page,
      signs,
    };
    const mail = mailFor(submission, { ...staff, now: at, newId: randomUUIDv7 });
    return {
      ...submission,
      ...withinLimit(mail, { ...submission, isLimited }, client),
      key: key ? storedKey(key) : keyIn(window),
      formerKeys: key ? [] : [keyIn(window - 1)],
      isHeld: sendsMail,
      isCrowded: isLimited && sendsMail && !holdSeats(fields, client),
      isLimited,
    };
  }

  /**
   * Above the limit, only staff get mail. A form that exists for its mail is quarantined, so that staff can still send
   * it. Any other form loses only its receipt.
   */
  function withinLimit(
    mail: NewMail[],
    { state, signs, isLimited }: Pick<Candidate, "state" | "signs" | "isLimited">,
    client: string,
  ): Pick<Candidate, "mail" | "state" | "signs"> {
    const toSender = mail.find(goesToSender);
    if (!toSender || mailLimit.take(mailRequestBy(client, toSender, isLimited))) return { mail, state, signs };
    // A seat is kept by the link in its receipt.
    return mailKinds[toSender.kind].isRequested || isLimited
      ? { mail: [], state: "quarantined", signs: ["mail limit"] }
      : { mail: mail.filter((each) => each !== toSender), state, signs };
  }

  async function accept<T extends Acceptance | undefined>(
    sent: Candidate,
    take: (sent: Candidate) => Promise<T>,
    client: string,
  ) {
    const toSender = sent.mail.find(goesToSender);
    let isStored = false;
    try {
      const acceptance = await take({ ...sent, mail: await withoutRepeat(sent.mail, sent, store) });
      isStored = acceptance?.outcome === "stored";
      return acceptance;
    } finally {
      // Mail that is left out counts, too, or the limit would reveal who has confirmed the newsletter.
      if (toSender && !isStored) mailLimit.giveBack(mailRequestBy(client, toSender, sent.isLimited));
    }
  }

  async function keep(incoming: Incoming, fields: Fields): Promise<Reply> {
    try {
      const sent = candidate(incoming, fields);
      const refused = refusedChoice(incoming.form, fields, new Date(sent.receivedAt));
      // A form that was stored in time is confirmed, however late its sender retries.
      const acceptance = await accept(sent, refused ? store.repeated : store.accept, incoming.client);
      if (!acceptance) return { kind: "invalid", errors: refused ? [refused] : [] };
      if (acceptance.outcome === "conflict") return { kind: "conflict" };
      if (acceptance.outcome === "stored") wake();
      const { id, reference, placement } = acceptance.submission;
      const { state, signs } = acceptance.outcome === "stored" ? sent : acceptance;
      const instead = replacementText({ form: incoming.form, state, signs, placement }, sendsMail);
      const code = sendsMail && hasReceipt(incoming.form) ? {} : { code: mintToken("sent", id, secret, now()) };
      const receipt = {
        ok: true,
        id,
        key: incoming.key ?? null,
        reference,
        ...(instead && { instead }),
        ...code,
      } as const;
      return { kind: "received", receipt, outcome: acceptance.outcome === "repeated" ? "repeated" : state };
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

function mailRequestBy(client: string, { kind }: Pick<NewMail, "kind">, isLimited = false): MailRequest {
  return { sender: networksOf(client), isRequested: isLimited || mailKinds[kind].isRequested === true };
}

/**
 * Returns an error for an unavailable choice: an event or founding membership that is over, or more people than an
 * event has places for.
 */
function refusedChoices(events: readonly PublicEvent[], builtAt: Date) {
  const founding = foundingOfferAt(builtAt);
  const eventOf = (fields: Fields) => events.find(({ slug }) => slug === fields.event) ?? {};
  return (form: FormName, fields: Fields, now: Date): FieldError | undefined => {
    switch (form) {
      case "event-registration":
        return (
          refused("ended", "event", endedEvent(events, eventsPage.registration, fields.event, now)) ??
          refused("max", "people", tooMany(eventOf(fields), fields.people, eventsPage.registration))
        );
      case "waitlist":
        return refused("ended", "plan", endedOffer(founding, fields.plan, now));
      default:
        return undefined;
    }
  };
}

function refused(code: string, field: string, message: string | undefined): FieldError | undefined {
  return message ? { code, field, message } : undefined;
}

/** Part of an event's places that one sender may hold in an hour before it opens a link. */
const heldShare = 0.25;

/** Returns a function that counts the seats of a registration, and returns false if they are too many for its sender. */
function seatShares(events: readonly PublicEvent[], now: () => number) {
  const held = rateLimit({ limit: 1, period: senderMinutes * minute, names: mostSenders, now });
  return ({ event, people }: Fields, client: string): boolean => {
    const { places = 0 } = events.find(({ slug }) => slug === event) ?? {};
    const most = Math.ceil(places * heldShare);
    const sender = networksOf(client).map(({ name, share }) => ({ name: `${event} ${name}`, share: share * most }));
    for (let seat = 0; seat < Number(people ?? 1); seat++) if (held.count(sender) > 0) return false;
    return true;
  };
}

/** Keeps only the form's fields: a name such as `toString` must not reach later code. */
function asked({ form, typed }: Incoming): Fields {
  const names = new Set(forms[form].fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)));
}
