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
