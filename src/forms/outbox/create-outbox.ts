import { nextAttempt } from "./next-attempt.ts";
import { type Delivery, isDue, isDueOnReturn, type NewParcel, type Parcel } from "./parcel.ts";
import type { PostParcel } from "./post-parcel.ts";
import type { Answer } from "./read-answer.ts";
import type { Parcels } from "./stored-parcels.ts";
import type { TabChannel } from "./tab-channel.ts";
import type { TakeTurn } from "./turns.ts";
import { emptySnapshot, type OutboxSnapshot, type Settled, snapshotOf } from "./waiting-list.ts";

/** How long a parcel belongs to the page that first sends it, in milliseconds; longer than one attempt takes. */
const firstAttempt = 60_000;

interface Surroundings {
  parcels: Parcels;
  takeTurn: TakeTurn;
  post: PostParcel;
  now: () => number;
  random: () => number;
  tabs: TabChannel;
}

export interface Outbox {
  /** Keeps the parcel on the device, posts it once, and says what came of it. Never rejects. */
  send(parcel: NewParcel): Promise<Delivery>;
  /** Tries what is due. */
  deliverDue(): Promise<void>;
  /** The connection or the visitor is back: tries what is due and whatever failed for want of a connection. */
  deliverOnReturn(): Promise<void>;
  /** Tries everything, also what is older than a week; resolves to how many still wait. */
  sendNow(): Promise<number>;
  /** Deletes a parcel without sending it; false where the browser did not let go of it. */
  discard(key: string): Promise<boolean>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): OutboxSnapshot;
}

/**
 * What stands between a form and the intake. A parcel is on the device before it is posted, and leaves it only with a
 * receipt, a refusal that its form shows, or by its sender’s wish.
 */
export function createOutbox({ parcels, takeTurn, post, now, random, tabs }: Surroundings): Outbox {
  const listeners = new Set<() => void>();
  const settled = new Map<string, Settled>();
  const sending = new Map<string, Promise<Delivery>>();
  /** Received, whatever the device still holds: never posted again from this page. */
  const arrived = new Set<string>();
  let snapshot = emptySnapshot;

  const stored = () => parcels.all().catch((): Parcel[] => []);
  const refresh = async () => {
    snapshot = snapshotOf(await stored(), settled, now());
    for (const listener of listeners) listener();
  };
  const changed = async (news?: Settled) => {
    if (news) settled.set(news.key, news);
    tabs.tell(news);
    await refresh();
  };
  tabs.listen((news) => {
    if (news) settled.set(news.key, news);
    void refresh();
  });

  const remove = (key: string) => succeeds(parcels.remove(key));
  const postpone = (parcel: Parcel, { why, retryAt }: Extract<Answer, { state: "waiting" }>) => {
    const attempts = parcel.attempts + 1;
    const dueAt = nextAttempt(attempts, now(), random, retryAt);
    // A store that fails now has kept the parcel nevertheless.
    return parcels.change(parcel.key, { attempts, dueAt, why }).catch(() => true);
  };
  const isGone = ({ state }: Answer) => state === "received" || state === "accepted";

  const sendFromForm = async (sent: NewParcel): Promise<Delivery> => {
    const { key, form, fields, url } = sent;
    arrived.delete(key);
    const parcel: Parcel = { key, form, fields, url, createdAt: now(), attempts: 0, dueAt: now() + firstAttempt };
    const isKept = await succeeds(parcels.put(parcel));
    tabs.tell();
    const answer = await post(parcel);
    if (answer.state !== "waiting") {
      if (isGone(answer)) arrived.add(key);
      await remove(key);
      return answer;
    }
    const { why } = answer;
    if (!isKept) {
      // The store may still come to it after it was given up.
      void remove(key);
      return { state: "kept-in-form", why };
    }
    if (await postpone(parcel, answer)) return { state: "waiting", why };
    return settled.get(key)?.delivery ?? { state: "kept-in-form", why };
  };

  const retry = async (key: string, isWanted: (parcel: Parcel, now: number) => boolean) => {
    const parcel = await parcels.get(key).catch(() => undefined);
    // Another tab may have been at it since the list was read.
    if (!parcel || !isWanted(parcel, now())) return;
    if (arrived.has(key)) return void (await remove(key));
    const answer = await post(parcel);
    if (answer.state === "waiting") {
      await postpone(parcel, answer);
      return changed();
    }
    if (isGone(answer)) {
      arrived.add(key);
      await remove(key);
    } else if (answer.state === "refused") {
      await parcels.change(key, { attempts: parcel.attempts + 1, refused: answer.errors }).catch(() => {});
    }
    await changed({ key, form: parcel.form, delivery: answer });
  };

  const deliver = async (isWanted: (parcel: Parcel, now: number) => boolean) => {
    await refresh();
    for (const parcel of await stored()) {
      if (isWanted(parcel, now())) await takeTurn(parcel.key, () => retry(parcel.key, isWanted));
    }
    await refresh();
  };

  return {
    send(parcel) {
      const turn = async (): Promise<Delivery> => {
        const delivery = await takeTurn(parcel.key, () => sendFromForm(parcel));
        await changed();
        // Another tab is sending an earlier text under this key; this one must not be lost over it.
        return delivery ?? { state: "kept-in-form", why: "busy" };
      };
      const delivery = sending.get(parcel.key) ?? turn().finally(() => sending.delete(parcel.key));
      sending.set(parcel.key, delivery);
      return delivery;
    },
    deliverDue: () => deliver(isDue),
    deliverOnReturn: () => deliver(isDueOnReturn),
    async sendNow() {
      await deliver(() => true);
      return snapshot.waiting.length;
    },
    async discard(key) {
      const form = snapshot.waiting.find((parcel) => parcel.key === key)?.form;
      const isRemoved = await remove(key);
      await changed(isRemoved && form ? { key, form, delivery: { state: "discarded" } } : undefined);
      return isRemoved;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
