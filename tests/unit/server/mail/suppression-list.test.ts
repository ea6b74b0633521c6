// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { suppressionList } from "../../../../server/mail/mail-for.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

async function opened() {
  const dataDir = join(temporaryFolder(), "data");
  const store = await openStore({ dataDir });
  onTestFinished(() => store.close());
  return { store, dataDir, list: suppressionList(store, "a secret for tests") };
}

test("an address is known in any spelling, until it is taken off", async () => {
  const { list } = await opened();
  await list.add("Zora@Example.org", 1);
  expect(await list.has(" zora@example.ORG")).toBe(true);
  expect(await list.has("nora@example.org")).toBe(false);
  await list.remove("ZORA@example.org");
  expect(await list.has("zora@example.org")).toBe(false);
});

test("forgetting an address keeps mail away from it, and the address out of every file", async () => {
  const { store, list, dataDir } = await opened();
  await list.add("zora@example.org", 1);
  await store.setSubscription({ address: "zora@example.org", state: "unsubscribed", changedAt: 1 });
  await store.forget("zora@example.org");
  expect(await list.has("zora@example.org")).toBe(true);
  const contents = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)).toString());
  expect(contents.join()).not.toContain("zora");
});

test("the hashes tell nothing without the secret", async () => {
  const { store, list } = await opened();
  await list.add("zora@example.org", 1);
  expect(await suppressionList(store, "another secret").has("zora@example.org")).toBe(false);
});

test("who unsubscribed before there was a list is on it", async () => {
  const { store, list } = await opened();
  await store.setSubscription({ address: "zora@example.org", state: "unsubscribed", changedAt: 1 });
  expect(await list.has("zora@example.org")).toBe(true);
  await store.setSubscription({ address: "zora@example.org", state: "confirmed", changedAt: 2 });
  expect(await list.has("zora@example.org")).toBe(false);
});
