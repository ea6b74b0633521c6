import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formNames } from "../../../../data/forms/every-form.ts";
import { roleOf } from "../../../../data/staff-roles.ts";
import { mailFor, suppressionList } from "../../../../server/mail/mail-for.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

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

test.each(formNames.filter((form) => roleOf[form]))(
  "notifies staff of %s and sends a receipt to its sender",
  (form) => {
    const [staff, sender, ...more] = mailFor({ form, state: "received", fields }, options);
    expect(staff).toEqual({ id: "id", kind: "staff-notification", to: "staff@example.org" });
    expect(sender).toMatchObject({ kind: "receipt", to: "noor@example.org", atMost: { since: options.now - day } });
    expect(more).toEqual([]);
  },
);

test("sends a form to the address of its role, or to the office without one", () => {
  const roleAddresses = { homestead: "land@example.org" };
  const told = (form: (typeof formNames)[number]) =>
    mailFor({ form, state: "received", fields: {} }, { ...options, roleAddresses }).map(({ to }) => to);
  expect(told("homestead-visit")).toEqual(["land@example.org"]);
  expect(told("sponsor")).toEqual(["staff@example.org"]);
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
