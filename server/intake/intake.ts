import { createHmac, randomUUID } from "node:crypto";
import { events, eventsPage } from "../../data/events.ts";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { formWords } from "../../data/forms/words.ts";
import { isOpen } from "../../src/events/event-rules.ts";
import { eventWhen } from "../../src/events/registered-event.ts";
import type { FieldError, Fields, Receipt } from "../../src/forms/intake-contract.ts";
import { check } from "../../src/forms/schema.ts";
import { mailCausedBy } from "../mail/mail-for.ts";
import { type Candidate, ReferenceTaken, type Store, StoreBusy, type Submission } from "../store/store.ts";
import { newReference } from "./reference.ts";

/** A form as it came over the network. */
export interface Incoming {
  form: FormName;
  /** Names and values, unchecked. */
  typed: Readonly<Fields>;
  /** Idempotency key, where the sender gave one. */
  key?: string;
  /** Who sent it, as far as the network tells. Never stored. */
  client: string;
  /** Path of the page it was sent from, where the browser says so. */
  page?: string;
}

export type Reply =
  | { kind: "received"; receipt: Receipt }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "conflict" }
  /** Milliseconds after which to come again. */
  | { kind: "limited" | "busy"; retryAfter: number };

export interface IntakeOptions {
  store: Pick<Store, "accept" | "subscription">;
  secret: string;
  staffAddress?: string;
  /** Milliseconds this sender has to wait, or 0. */
  limit: (sender: string) => number;
  now: () => number;
  /** Called when there may be mail to send. */
  poke: () => void;
}

export type Intake = (incoming: Incoming) => Promise<Reply>;

const forms: Record<FormName, Form> = everyForm;
const tenMinutes = 10 * 60 * 1000;
const busyPause = 5_000;

/** Faster than anyone reads and types, in milliseconds. */
const machineSpeed = 1_500;

/** Takes forms in: checks them, tells repeats from new ones, stores what is new together with its mail. */
export function createIntake({ store, secret, staffAddress, limit, now, poke }: IntakeOptions): Intake {
  const hash = (...parts: unknown[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

  async function candidate({ form, typed, key, client, page }: Incoming, fields: Fields): Promise<Candidate> {
    const at = now();
    const canonical = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
    // Who sends the same twice without a key means it once; the window is the last and the current ten minutes.
    const keyIn = (window: number) => `same:${hash(form, canonical, client, window)}`;
    const window = Math.floor(at / tenMinutes);
    const submission: Submission = {
      id: randomUUID(),
      form,
      reference: newReference(),
      receivedAt: at,
      state: isMachine(typed) ? "quarantined" : "received",
      fields,
      page,
    };
    return {
      ...submission,
      key: key ? `key:${key.toLowerCase()}` : keyIn(window),
      formerKeys: key ? [] : [keyIn(window - 1)],
      fingerprint: hash(form, canonical),
      mail: await mailCausedBy(submission, store, { staffAddress, now: at, newId: randomUUID }),
    };
  }

  async function keep(incoming: Incoming, fields: Fields): Promise<Reply> {
    try {
      const acceptance = await store.accept(await candidate(incoming, fields));
      if (acceptance.outcome === "conflict") return { kind: "conflict" };
      if (acceptance.outcome === "stored") poke();
      const { id, reference } = acceptance.submission;
      return { kind: "received", receipt: { ok: true, id, key: incoming.key ?? null, reference } };
    } catch (error) {
      if (error instanceof ReferenceTaken) return keep(incoming, fields);
      if (error instanceof StoreBusy) return { kind: "busy", retryAfter: busyPause };
      throw error;
    }
  }

  return async (incoming) => {
    const retryAfter = limit(`${incoming.form} ${incoming.client}`);
    if (retryAfter > 0) return { kind: "limited", retryAfter };
    const checked = check(forms[incoming.form], asked(incoming), formWords.errors);
    if (!checked.ok) return { kind: "invalid", errors: checked.errors };
    const error = endedEvent(incoming.form, checked.fields, new Date(now()));
    return error ? { kind: "invalid", errors: [error] } : keep(incoming, checked.fields);
  };
}

/** Nobody can come to an event that is over: the next one is offered in its place. */
function endedEvent(form: FormName, fields: Fields, now: Date): FieldError | undefined {
  const event = form === "event-registration" && events.find(({ slug }) => slug === fields.event);
  if (!event || isOpen(event, now)) return undefined;
  const next = events.find((candidate) => isOpen(candidate, now));
  const { ended, endedLast } = eventsPage.registration;
  const message = next ? ended.replace("{next}", next.title).replace("{when}", eventWhen(next)) : endedLast;
  return { code: "ended", field: "event", message: message.replace("{event}", event.title) };
}

/** Only what the form asks for: a name such as `toString` may not reach what reads the rest. */
function asked({ form, typed }: Incoming): Fields {
  const names = new Set(forms[form].fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)));
}

/** Whether it was more likely written by a machine: the honeypot is filled in, or no person is as fast. */
function isMachine(typed: Incoming["typed"]): boolean {
  const { website = "", _elapsed = Number.POSITIVE_INFINITY } = typed;
  return website !== "" || Number(_elapsed) < machineSpeed;
}
