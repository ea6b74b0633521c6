import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formNames } from "../../../../data/forms/every-form.ts";
import { roleOf } from "../../../../data/staff-roles.ts";
import { hasReceipt, mailFor, suppressionList } from "../../../../server/mail/mail-for.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import type { MailKind } from "../../../../server/store/submission.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { candidate, newMail } from "../store/candidate.ts";

const day = 24 * 60 * 60 * 1000;
const options = { staffAddress: "staff@example.org", now: 1_000_000_000, newId: () => "id" };
const fields = { email: "noor@example.org" };

test.each([
  ["newsletter", "newsletter-confirmation"],
  ["quiz-results", "quiz-results"],
] as const)("sends only the mail of %s to its sender, at most once a day", (form, kind) => {
  const atMost = { count: 1, since: options.now - day };
  expect(mailFor({ form, state: "received", fields }, options)).toEqual([
    { id: "id", kind, to: "noor@example.org", atMost },
  ]);
});

test.each(formNames.filter((form) => roleOf[form] && hasReceipt(form)))(
  "notifies staff of %s and sends a receipt to its sender",
  (form) => {
    const [staff, sender, ...more] = mailFor({ form, state: "received", fields }, options);
    expect(staff).toEqual({ id: "id", kind: "staff-notification", to: "staff@example.org" });
    expect(sender).toMatchObject({ kind: "receipt", to: "noor@example.org", atMost: { since: options.now - day } });
    expect(more).toEqual([]);
  },
);

test("sends nothing to people who wait for one email, because staff write that", () => {
  const mail = mailFor({ form: "tell-me", state: "received", fields }, options);
  expect(mail.map(({ kind }) => kind)).toEqual(["staff-notification"]);
});

test("sends a form to the address of its role, or to the office without one", () => {
  const roleAddresses = { homestead: "land@example.org" };
  const told = (form: (typeof formNames)[number]) =>
    mailFor({ form, state: "received", fields: {} }, { ...options, roleAddresses }).map(({ to }) => to);
  expect(told("homestead-visit")).toEqual(["land@example.org"]);
  expect(told("sponsor")).toEqual(["staff@example.org"]);
});

test.each([
  ["homestead-visit", "land@example.org"],
  ["sponsor", "gifts@example.org"],
  ["volunteer", "office@example.org"],
  ["media", "office@example.org"],
  [undefined, "office@example.org"],
])("sends a message about %s to %s, whose former form went there", (inquiry, address) => {
  const roleAddresses = { office: "office@example.org", homestead: "land@example.org", giving: "gifts@example.org" };
  const about = { form: "contact", state: "received", fields: { ...(inquiry && { inquiry }) } } as const;
  expect(mailFor(about, { ...options, roleAddresses }).map(({ to }) => to)).toEqual([address]);
});

test("sends no staff notification without a staff address", () => {
  const mail = mailFor({ form: "contact", state: "received", fields }, { ...options, staffAddress: undefined });
  expect(mail.map(({ kind }) => kind)).toEqual(["receipt"]);
});

test("sends no mail for quarantined submissions", () => {
  for (const form of formNames) expect(mailFor({ form, state: "quarantined", fields }, options)).toEqual([]);
});

async function opened() {
  const dataDir = join(temporaryFolder(), "data");
  const store = await openStore({ dataDir });
  onTestFinished(() => store.close());
  return { store, dataDir, list: suppressionList(store, "a secret for tests") };
}

test("recognizes an address in any spelling until it is removed", async () => {
  const { list } = await opened();
  await list.add("Zora@Example.org", 1);
  expect(await list.has(" zora@example.ORG")).toBe(true);
  expect(await list.has("nora@example.org")).toBe(false);
  await list.remove("ZORA@example.org");
  expect(await list.has("zora@example.org")).toBe(false);
});

test("keeps an address suppressed after deletion without storing it", async () => {
  const { store, list, dataDir } = await opened();
  await list.add("zora@example.org", 1);
  await store.setSubscription({ address: "zora@example.org", state: "unsubscribed", changedAt: 1 });
  await store.forget("zora@example.org");
  expect(await list.has("zora@example.org")).toBe(true);
  const contents = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)).toString());
  expect(contents.join()).not.toContain("zora");
});

test("asks an unsubscribed address about the newsletter once a month until that is stopped, and nothing else", async () => {
  const { store, list } = await opened();
  const to = "zora@example.org";
  const job = (id: string, kind: MailKind = "newsletter-confirmation") => ({ id, kind, to });
  expect(await list.refuses(job("a", "quiz-results"), 1)).toBe(false);
  await list.add(to, 1);
  for (const kind of ["quiz-results", "receipt", "place-found"] as const)
    expect(await list.refuses(job("a", kind), 1)).toBe(true);
  const mail = newMail(job(randomUUID()));
  await store.accept(candidate({ receivedAt: 1, fields: { email: to }, mail: [mail] }));
  expect(await list.refuses(mail, 1)).toBe(false);
  expect(await list.refuses(job("later"), 29 * day)).toBe(true);
  expect(await list.refuses(job("later"), 31 * day)).toBe(false);
  await store.settleMail(mail.id, { state: "dead", answer: "" });
  expect(await list.refuses(job("later"), 29 * day)).toBe(false);
  await list.add(to, 2, true);
  expect(await list.refuses(job("later"), 31 * day)).toBe(true);
  await list.remove(to);
  expect(await list.refuses(job("later", "receipt"), 31 * day)).toBe(false);
  await list.add(to, 3);
  expect(await list.refuses(job("later"), 31 * day)).toBe(false);
});

test("knows addresses that unsubscribed under a former secret", async () => {
  const { store, list } = await opened();
  await list.add("zora@example.org", 1);
  const since = suppressionList(store, ["another secret", "a secret for tests"]);
  expect(await since.has("zora@example.org")).toBe(true);
  await since.remove("zora@example.org");
  expect(await list.has("zora@example.org")).toBe(false);
});

test("hides addresses behind hashes with the secret", async () => {
  const { store, list } = await opened();
  await list.add("zora@example.org", 1);
  expect(await suppressionList(store, "another secret").has("zora@example.org")).toBe(false);
});

test("includes addresses unsubscribed before the list existed", async () => {
  const { store, list } = await opened();
  await store.setSubscription({ address: "zora@example.org", state: "unsubscribed", changedAt: 1 });
  expect(await list.has("zora@example.org")).toBe(true);
  await store.setSubscription({ address: "zora@example.org", state: "confirmed", changedAt: 2 });
  expect(await list.has("zora@example.org")).toBe(false);
});
