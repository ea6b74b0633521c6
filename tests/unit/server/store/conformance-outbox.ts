import { expect } from "vitest";
import type { MailKind } from "../../../../server/store/submission.ts";
import { candidate, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

export function outboxConformance({ onStore, onStores }: StoreTests): void {
  onStore("leases claimed mail to one process at a time", async (store) => {
    await store.accept(candidate({ receivedAt: 100, mail: [newMail()] }));
    expect(await store.claimMail({ now: 99, lease: 50, limit: 10 })).toEqual([]);
    expect(await store.claimMail({ now: 100, lease: 50, limit: 10 })).toMatchObject([{ attempts: 1, dueAt: 150 }]);
    expect(await store.claimMail({ now: 149, lease: 50, limit: 10 })).toEqual([]);
    expect(await store.claimMail({ now: 150, lease: 50, limit: 10 })).toMatchObject([{ attempts: 2 }]);
  });

  onStore("sends mail from a time when the clock was ahead", async (store) => {
    const day = 24 * 60 * 60_000;
    await store.accept(candidate({ receivedAt: 400 * day, mail: [newMail()] }));
    const claim = (now: number) => store.claimMail({ now, lease: 50, limit: 10 });
    expect(await claim(399 * day)).toEqual([]);
    expect(await claim(10 * day)).toMatchObject([{ dueAt: 10 * day + 50 }]);
    expect(await claim(10 * day + 1)).toEqual([]);
  });

  onStores("divides mail among concurrent claims within their limits", async (...stores) => {
    const mail = Array.from({ length: 40 }, () => newMail());
    await stores[0].accept(candidate({ receivedAt: 1, mail }));
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => stores[index % 2]?.claimMail({ now: 1, lease: 1_000, limit: 5 })),
    );
    for (const claimed of claims) expect(claimed?.length).toBeLessThanOrEqual(5);
    const rest = await stores[0].claimMail({ now: 1, lease: 1_000, limit: 100 });
    const ids = [...claims.flat(), ...rest].map((job) => job?.id);
    expect(ids.toSorted()).toEqual(mail.map(({ id }) => id).toSorted());
  });

  onStore("settles mail as sent, delayed, or dead", async (store) => {
    const [sent, late, dead] = [newMail(), newMail(), newMail()];
    await store.accept(candidate({ receivedAt: 1, mail: [sent, late, dead] }));
    await store.claimMail({ now: 1, lease: 10, limit: 10 });
    await store.settleMail(sent.id, { state: "sent" });
    await store.settleMail(late.id, { state: "waiting", dueAt: 500, answer: "451 later" });
    await store.settleMail(dead.id, { state: "dead", answer: "550 nobody" });
    expect(await store.claimMail({ now: 499, lease: 10, limit: 10 })).toEqual([]);
    expect(await store.claimMail({ now: 500, lease: 10, limit: 10 })).toMatchObject([
      { id: late.id, answer: "451 later" },
    ]);
    expect(await store.listMail({ state: "dead" })).toMatchObject([{ id: dead.id, answer: "550 nobody" }]);
    expect((await store.listMail()).find(({ id }) => id === sent.id)?.state).toBe("sent");
  });

  onStore("keeps mail sent despite a later failure report", async (store) => {
    const mail = newMail();
    await store.accept(candidate({ mail: [mail] }));
    await store.settleMail(mail.id, { state: "sent" });
    await store.settleMail(mail.id, { state: "waiting", dueAt: 0, answer: "421 slow" });
    expect(await store.listMail()).toMatchObject([{ state: "sent" }]);
    expect(await store.retryMail(mail.id, 1)).toBe(false);
  });

  onStore("makes retried mail due immediately and resets its attempts", async (store) => {
    const mail = newMail();
    await store.accept(candidate({ receivedAt: 1, mail: [mail] }));
    await store.claimMail({ now: 1, lease: 10, limit: 1 });
    await store.settleMail(mail.id, { state: "dead", answer: "550 nobody" });
    expect(await store.retryMail(mail.id, 900)).toBe(true);
    expect(await store.listMail()).toMatchObject([{ state: "waiting", attempts: 0, dueAt: 900 }]);
    expect(await store.retryMail("nothing", 900)).toBe(false);
  });

  onStore("omits mail above the limit of its kind and address", async (store) => {
    const accept = (to: string, receivedAt: number, kind: MailKind = "newsletter-confirmation") =>
      store.accept(
        candidate({ receivedAt, mail: [newMail({ kind, to, atMost: { count: 1, since: receivedAt - 100 } })] }),
      );
    await accept("ama@example.org", 1_000);
    for (const again of ["AMA@example.org", "ama@ｅxample.org", "ama@eｘampl𝐞.org"]) await accept(again, 1_100);
    expect(await store.listMail()).toHaveLength(1);
    await accept("ama@example.org", 1_101);
    await accept("ama@example.org", 1_101, "quiz-results");
    await accept("kofi@example.org", 1_101);
    expect(await store.listMail()).toHaveLength(4);
    expect(await store.list()).toHaveLength(7);
  });

  onStore("omits the fourth receipt and returns the kinds of queued mail", async (store) => {
    const receipt = () => newMail({ kind: "receipt", to: "ama@example.org", atMost: { count: 3, since: 0 } });
    const told = [];
    for (let count = 0; count < 4; count++) {
      const answer = await store.accept(candidate({ mail: [newMail(), receipt()] }));
      told.push(answer.outcome === "stored" && answer.mail);
    }
    const both = ["staff-notification", "receipt"];
    expect(told).toEqual([both, both, both, ["staff-notification"]]);
  });

  onStore("removes unwanted mail from the outbox unless it was sent", async (store) => {
    const [unwanted, sent] = [newMail(), newMail()];
    await store.accept(candidate({ mail: [unwanted, sent] }));
    await store.settleMail(sent.id, { state: "sent" });
    for (const { id } of [unwanted, sent]) await store.settleMail(id, { state: "left-out" });
    expect(await store.listMail()).toMatchObject([{ id: sent.id, state: "sent" }]);
  });

  onStores("queues one mail for twenty concurrent requests with one address", async (...stores) => {
    const atMost = { count: 1, since: 0 };
    const confirmation = () => newMail({ kind: "newsletter-confirmation", to: "ama@example.org", atMost });
    const sent = Array.from({ length: 20 }, () => candidate({ mail: [confirmation()] }));
    await Promise.all(sent.map((one, index) => stores[index % 2]?.accept(one)));
    expect(await stores[0].list()).toHaveLength(20);
    expect(await stores[0].listMail()).toHaveLength(1);
  });

  onStore("lists the newest mail first, by submission and with a limit", async (store) => {
    const [older, newer] = [
      candidate({ receivedAt: 1, mail: [newMail()] }),
      candidate({ receivedAt: 2, mail: [newMail()] }),
    ];
    for (const sent of [newer, older]) await store.accept(sent);
    expect((await store.listMail()).map(({ createdAt }) => createdAt)).toEqual([2, 1]);
    expect(await store.listMail({ limit: 1 })).toMatchObject([{ submissionId: newer.id }]);
    expect(await store.listMail({ submissionId: older.id })).toHaveLength(1);
  });
}
