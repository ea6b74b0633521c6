import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { candidate, newMail } from "./candidate.ts";
import type { StoreTests } from "./conformance.ts";

/** Names as written, and in the other Unicode form that a program might store. */
const scripts = {
  yoruba: "Ọlábísí Adébáyọ̀",
  arabic: "مريم بنت أحمد",
  hindi: "क्षितिज",
  thai: "นำ้ใจ",
  decomposed: "Zoe\u0308",
  composed: "Zo\u00eb",
  emoji: "👩🏾‍🌾🏳️‍🌈",
  control: "a\u0000b\u2028c\r\n",
  loneSurrogate: "\ud800",
  quotes: `"'\\; DROP TABLE submission; --`,
};

export function acceptConformance({ onStore, onStores }: StoreTests): void {
  onStore("stores an accepted submission with its mail", async (store) => {
    const mail = newMail();
    const sent = candidate({ page: "/academy", mail: [mail] });
    const { id, reference } = sent;
    expect(await store.accept(sent)).toEqual({
      outcome: "stored",
      submission: { id, reference },
      mail: [mail.kind],
    });
    const { form, receivedAt, state, fields, page } = sent;
    expect(await store.list()).toEqual([{ id, form, reference, receivedAt, state, fields, page }]);
    expect(await store.listMail()).toEqual([
      {
        ...mail,
        submissionId: id,
        createdAt: receivedAt,
        state: "waiting",
        attempts: 0,
        dueAt: receivedAt,
        answer: "",
      },
    ]);
  });

  onStore("returns fields unchanged in any script and in order", async (store) => {
    const fields = { ...scripts, consent: true, seats: 3, share: 0.1 };
    const sent = candidate({ fields });
    await store.accept(sent);
    expect(JSON.stringify((await store.find(sent.id))?.fields)).toBe(JSON.stringify(fields));
  });

  onStore("answers a repeat by current or former key without storing it", async (store) => {
    const first = candidate({ mail: [newMail()] });
    expect(await store.repeated(first)).toBeUndefined();
    const { id, reference, key } = first;
    await store.accept(first);
    const repeated = { outcome: "repeated", submission: { id, reference }, state: "received" };
    expect(await store.accept(candidate({ key, mail: [newMail()] }))).toEqual(repeated);
    expect(await store.repeated(candidate({ key }))).toEqual(repeated);
    expect(await store.repeated(candidate({ formerKeys: [key] }))).toEqual(repeated);
    const other = candidate({ key, fields: { name: "Zora" } });
    for (const answer of [await store.accept(other), await store.repeated(other)])
      expect(answer).toEqual({ outcome: "conflict" });
    expect(await store.repeated(candidate())).toBeUndefined();
    expect(await store.list()).toHaveLength(1);
    expect(await store.listMail()).toHaveLength(1);
  });

  onStore("finds a submission by a former key and prefers the current one", async (store) => {
    const [older, newer] = [candidate(), candidate()];
    await store.accept(older);
    const formerKeys = [older.key];
    expect(await store.accept(candidate({ formerKeys }))).toMatchObject({ submission: { id: older.id } });
    await store.accept(newer);
    const again = await store.accept(candidate({ key: newer.key, formerKeys }));
    expect(again).toMatchObject({ outcome: "repeated", submission: { id: newer.id } });
  });

  onStores("stores one submission for fifty concurrent requests with one key", async (...stores) => {
    const key = randomUUID();
    const sent = Array.from({ length: 50 }, () => candidate({ key, mail: [newMail()] }));
    const answers = await Promise.all(sent.map((one, index) => stores[index % 2]?.accept(one)));
    expect(answers.filter((answer) => answer?.outcome === "stored")).toHaveLength(1);
    expect(answers.filter((answer) => answer?.outcome === "repeated")).toHaveLength(49);
    const ids = answers.map((answer) => answer?.outcome !== "conflict" && answer?.submission.id);
    expect(new Set(ids).size).toBe(1);
    expect(await stores[0].list()).toHaveLength(1);
    expect(await stores[0].listMail()).toHaveLength(1);
  });

  onStore("rejects a used reference and stores nothing of that submission", async (store) => {
    const first = candidate();
    await store.accept(first);
    const other = candidate({ reference: first.reference, mail: [newMail()] });
    await expect(store.accept(other)).rejects.toMatchObject({ name: "ReferenceConflict" });
    expect(await store.listMail()).toEqual([]);
    expect(await store.accept({ ...other, reference: "KG-ANOTHER1" })).toMatchObject({ outcome: "stored" });
  });

  onStore("isolates a failed submission from others sent at the same time", async (store) => {
    const id = randomUUID();
    const sent = Array.from({ length: 20 }, () => candidate({ mail: [newMail()] }));
    const bad = candidate({ mail: [newMail({ id }), newMail({ id })] });
    const answers = await Promise.allSettled([...sent, bad].map((one) => store.accept(one)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await store.find(bad.id)).toBeUndefined();
    expect(await store.listMail()).toHaveLength(20);
  });
}
