// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { desk, now } from "./desk.ts";
import { parseCsv } from "./parse-csv.ts";

const minute = 60_000;
const asked = (address: string) =>
  ({ form: "newsletter", fields: { email: address }, page: "/academy", receivedAt: now - minute }) as const;

async function newsletter() {
  const made = await desk(["ama@example.org", "kofi@example.org", "zoe@example.org"].map(asked));
  await made.store.setSubscription({ address: "ama@example.org", state: "confirmed", changedAt: now });
  await made.store.setSubscription({ address: "kofi@example.org", state: "unsubscribed", changedAt: now });
  return made;
}

test("exports confirmed addresses with page and times of request and confirmation", async () => {
  const { inbox } = await newsletter();
  expect(parseCsv((await inbox("export", "--subscribers")).out)).toEqual([
    {
      address: "ama@example.org",
      state: "confirmed",
      asked_eastern: "2026-11-21 11:59:00",
      page: "/academy",
      changed_eastern: "2026-11-21 12:00:00",
    },
  ]);
  expect(JSON.parse((await inbox("export", "--format", "jsonl", "--subscribers", "unsubscribed")).out)).toEqual({
    address: "kofi@example.org",
    state: "unsubscribed",
    page: "/academy",
    askedAt: "2026-11-21T16:59:00.000Z",
    changedAt: "2026-11-21T17:00:00.000Z",
  });
});

test("counts the addresses in a file", async () => {
  const { inbox, folder } = await newsletter();
  const file = join(folder, "all.csv");
  const { out } = await inbox("export", "--subscribers", "all", "--out", file);
  expect(out).toBe(`2 addresses in ${file}\n`);
});

test("exports newsletter forms with the current state of each address", async () => {
  const { inbox } = await newsletter();
  const rows = parseCsv((await inbox("export", "--form", "newsletter")).out);
  const states = ["confirmed", "not confirmed", "unsubscribed"];
  expect(rows.map(({ newsletter }) => newsletter).toSorted()).toEqual(states);
  const ama = rows.find(({ email }) => email === "ama@example.org");
  expect(ama).toMatchObject({ newsletter: "confirmed", page: "/academy" });
  const lines = (await inbox("export", "--format", "jsonl", "--form", "newsletter")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).newsletter).toSorted()).toEqual(states);
  expect((await inbox("export")).out.split("\r\n")[0]).not.toContain("newsletter");
});
