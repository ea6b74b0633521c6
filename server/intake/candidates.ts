import { createHmac, createSecretKey, randomUUIDv7 } from "node:crypto";
import type { PublicEvent } from "../../data/events.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import { mailFor } from "../mail/mail-for.ts";
import { secretsIn } from "../mail/token.ts";
import { signsOf } from "../spam/signs.ts";
import type { Candidate, Submission } from "../store/submission.ts";
import { minute } from "../times.ts";
import { seatShares } from "./availability.ts";
import type { Incoming, IntakeOptions } from "./intake.ts";
import { mailWithinLimit } from "./limited-mail.ts";
import { newReference } from "./reference.ts";

const tenMinutes = 10 * minute;

/** Returns a sender's key in lower case, with a prefix so that it cannot equal a computed `same:` key. */
export function storedKey(key: string): string {
  return `key:${key.toLowerCase()}`;
}

/** Returns a function that turns a validated form into what the store may accept, with its key and its mail. */
export function candidates(
  { store, secret, mailLimit, sendsMail, now, staffAddress, roleAddresses }: IntakeOptions,
  events: readonly PublicEvent[],
) {
  const limited = new Set(events.filter(({ seats }) => seats !== undefined).map(({ slug }) => slug));
  const holdSeats = seatShares(events, now);
  const hashKey = createSecretKey(secretsIn(secret)[0], "utf8");
  const hash = (...parts: unknown[]) => createHmac("sha256", hashKey).update(JSON.stringify(parts)).digest("base64url");

  return ({ form, typed, key, client, page }: Incoming, fields: Fields): Candidate => {
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
    const mail = mailFor(submission, { staffAddress, roleAddresses, now: at, newId: randomUUIDv7 });
    return {
      ...submission,
      ...mailWithinLimit(mailLimit, mail, { ...submission, isLimited }, client),
      key: key ? storedKey(key) : keyIn(window),
      formerKeys: key ? [] : [keyIn(window - 1)],
      isHeld: sendsMail,
      isCrowded: isLimited && sendsMail && !holdSeats(fields, client),
      isLimited,
    };
  };
}
