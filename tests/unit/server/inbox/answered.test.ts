// @vitest-environment node
import { expect, test } from "vitest";
import { desk } from "./desk.ts";
import { parseCsv } from "./parse-csv.ts";

const two = [{ reference: "KG-AAAA2222" }, { reference: "KG-BBBB2222" }];

test("marks a submission as answered with name and time, shown in list, show, and export", async () => {
  const { inbox } = await desk(two, { USER: "noor" });
  expect((await inbox("answered", "kg-aaaa2222")).out).toBe("KG-AAAA2222 is marked as answered by noor.\n");
  const { out } = await inbox("list");
  expect(out).toContain("KG-AAAA2222 ✓ ");
  expect(out).toContain("\n✓ answered\n");
  expect((await inbox("show", "KG-AAAA2222")).out).toContain("Answered   2026-11-21 12:00 Eastern time by noor\n");
  const [row] = parseCsv((await inbox("export", "--format", "csv")).out).filter(({ answered_by }) => answered_by);
  expect(row).toMatchObject({ reference: "KG-AAAA2222", answered_eastern: "2026-11-21 12:00:00", answered_by: "noor" });
  expect((await inbox("list", "--unanswered")).out.match(/KG-\w+/g)).toEqual(["KG-BBBB2222"]);
});

test("marks several submissions at once for a named person, or none if one is missing", async () => {
  const { inbox } = await desk(two, { USER: "kindred-ground", SUDO_USER: "noor" });
  expect((await inbox("answered", "KG-AAAA2222", "KG-CCCC2222")).code).toBe(1);
  expect((await inbox("list", "--unanswered")).out.match(/KG-\w+/g)).toHaveLength(2);
  expect((await inbox("answered", "KG-AAAA2222", "KG-BBBB2222", "--by", "Ama")).out).toContain("answered by Ama");
  expect((await inbox("answered", "KG-AAAA2222")).out).toContain("answered by noor (before: 2026-11-21 12:00 by Ama)");
});

test("removes a mark and requires a name for each mark", async () => {
  const { inbox } = await desk(two);
  expect((await inbox("answered", "KG-AAAA2222")).err).toContain("--by <name>");
  await inbox("answered", "KG-AAAA2222", "--by", "Ama");
  expect((await inbox("answered", "KG-AAAA2222", "--undo")).out).toContain("is no longer marked as answered (before: ");
  expect((await inbox("list", "--unanswered")).out.match(/KG-\w+/g)).toHaveLength(2);
});

test("doesn't list automatic and quarantined submissions as unanswered", async () => {
  const { inbox } = await desk([
    { form: "newsletter" },
    { form: "quiz-results" },
    { state: "quarantined" },
    { reference: "KG-AAAA2222" },
  ]);
  expect((await inbox("list", "--unanswered")).out.match(/KG-\w+/g)).toEqual(["KG-AAAA2222"]);
  expect((await inbox("digest")).out).toContain("\n1 unanswered submission");
});
