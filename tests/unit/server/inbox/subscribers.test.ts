// @vitest-environment node
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

test("lists confirmed addresses with page, time of request, and time of confirmation", async () => {
  const { inbox } = await newsletter();
  const { out } = await inbox("subscribers");
  expect(out).toMatch(/ama@example.org +2026-11-21 11:59 +\/academy +2026-11-21 12:00\n/);
  expect(out).not.toMatch(/kofi|zoe/);
  expect(out).toContain("\n1 address\n");
  expect((await inbox("subscribers", "--state", "unsubscribed")).out).toMatch(/kofi.*12:00 unsubscribed\n/);
  expect((await inbox("subscribers", "--state", "all")).out).toContain("\n2 addresses\n");
});

test("exports subscribers for a mailing program", async () => {
  const { inbox } = await newsletter();
  expect(parseCsv((await inbox("subscribers", "--format", "csv")).out)).toEqual([
    {
      address: "ama@example.org",
      state: "confirmed",
      asked_eastern: "2026-11-21 11:59:00",
      page: "/academy",
      changed_eastern: "2026-11-21 12:00:00",
    },
  ]);
  expect(JSON.parse((await inbox("subscribers", "--format", "jsonl", "--state", "unsubscribed")).out)).toEqual({
    address: "kofi@example.org",
    state: "unsubscribed",
    page: "/academy",
    askedAt: "2026-11-21T16:59:00.000Z",
    changedAt: "2026-11-21T17:00:00.000Z",
  });
});

test("names the searched folder for an empty list and requires a format for a file", async () => {
  const { inbox, folder } = await desk();
  expect((await inbox("subscribers")).out).toBe(`No matching addresses in '${folder}'.\n`);
  expect((await inbox("subscribers", "--out", "list.csv")).err).toContain("needs --format");
});

test("exports newsletter forms with the current state of each address", async () => {
  const { inbox } = await newsletter();
  const rows = parseCsv((await inbox("export", "--format", "csv", "--form", "newsletter")).out);
  const states = ["confirmed", "not confirmed", "unsubscribed"];
  expect(rows.map(({ newsletter }) => newsletter).toSorted()).toEqual(states);
  const ama = rows.find(({ email }) => email === "ama@example.org");
  expect(ama).toMatchObject({ newsletter: "confirmed", page: "/academy" });
  const lines = (await inbox("export", "--format", "jsonl", "--form", "newsletter")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).newsletter).toSorted()).toEqual(states);
  expect((await inbox("export", "--format", "csv")).out.split("\r\n")[0]).not.toContain("newsletter");
});
