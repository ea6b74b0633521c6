import type { FormName } from "../../data/forms/every-form.ts";
import { type Counted, rateLimit } from "../intake/rate-limit.ts";
import { networksOf } from "./client-address.ts";

interface AdmissionOptions {
  /** Forms of one kind that one sender may send in `period`; 0 for any number. */
  limit: number;
  /** Milliseconds. */
  period: number;
  /** Whether a submission with this key is stored. */
  isStored: (key: string) => Promise<boolean>;
  now: () => number;
}

interface Request {
  form: FormName;
  /** Who sent it, as far as the network tells. */
  client: string;
  /** Idempotency key, as far as a header tells. */
  key?: string;
  /** Whether a browser without scripts sent it, which keeps nothing of what was typed. */
  isPlain: boolean;
}

export type Admission =
  | { kind: "admitted" /** To be called where it turns out to be stored already. */; isRepeat: () => void }
  /** Is not taken, but read once more, to give the words in it back. */
  | { kind: "returned"; retryAfter: number }
  | { kind: "refused"; retryAfter: number };

export type Admit = (request: Request) => Promise<Admission>;

/** Retries and words given back cost no more than a form that is taken; so many times the limit of them are answered. */
const furtherShare = 10;
const mostNames = 50_000;

/** Decides whether a form may be sent before anything of its body is read. */
export function admission({ limit, period, isStored, now }: AdmissionOptions): Admit {
  const limited = (share: number) => rateLimit({ limit: limit * share, period, names: mostNames, now });
  const [first, further] = [limited(1), limited(furtherShare)];
  return async ({ form, client, key, isPlain }) => {
    const sender: Counted[] = networksOf(client).map(({ name, share }) => ({ name: `${form} ${name}`, share }));
    const retryAfter = first.count(sender);
    const isRepeat = () => {
      if (further.count(sender) === 0) first.takeBack(sender);
    };
    if (retryAfter === 0) return { kind: "admitted", isRepeat };
    if (further.count(sender) > 0) return { kind: "refused", retryAfter };
    if (key !== undefined && (await isStored(key))) return { kind: "admitted", isRepeat: () => {} };
    return { kind: isPlain ? "returned" : "refused", retryAfter };
  };
}
