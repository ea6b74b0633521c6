import type { FormName } from "../../data/forms/every-form.ts";
import { type Counted, rateLimit } from "../intake/rate-limit.ts";
import { networksOf } from "./client-address.ts";

interface AdmissionOptions {
  /** Submissions of one form that one sender may send in `period`. 0 means unlimited. */
  limit: number;
  /** Milliseconds. */
  period: number;
  isStored: (key: string) => Promise<boolean>;
  now: () => number;
}

interface Request {
  form: FormName;
  client: string;
  key?: string;
  /** True if a browser without scripts sent it, so that a refusal would lose the visitor's input. */
  isPlain: boolean;
}

type Admission =
  | { kind: "admitted" /** Call this if the submission is already stored. */; isRepeat: () => void }
  /** The form is not accepted, but its body is still read, to return the visitor's input. */
  | { kind: "returned"; retryAfter: number }
  | { kind: "refused"; retryAfter: number };

export type Admit = (request: Request) => Promise<Admission>;

/**
 * Limit on retries and returned forms of all kinds together, as a multiple of the limit for one form. Each costs as
 * much work as an accepted form.
 */
const furtherShare = 2;
const maxNames = 50_000;

/** Returns a function that decides if a sender may send a form, before the form's body is read. */
export function admission({ limit, period, isStored, now }: AdmissionOptions): Admit {
  const limited = (share: number) => rateLimit({ limit: limit * share, period, names: maxNames, now });
  const [first, further] = [limited(1), limited(furtherShare)];
  return async ({ form, client, key, isPlain }) => {
    const everywhere = networksOf(client);
    const sender: Counted[] = everywhere.map(({ name, share }) => ({ name: `${form} ${name}`, share }));
    const retryAfter = first.count(sender);
    const isRepeat = () => {
      if (further.count(everywhere) === 0) first.takeBack(sender);
    };
    if (retryAfter === 0) return { kind: "admitted", isRepeat };
    if (further.count(everywhere) > 0) return { kind: "refused", retryAfter };
    if (key !== undefined && (await isStored(key))) return { kind: "admitted", isRepeat: () => {} };
    return { kind: isPlain ? "returned" : "refused", retryAfter };
  };
}
