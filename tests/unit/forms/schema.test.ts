import { describe, expect, it } from "vitest";
import { everyForm, type FormName, formNames } from "../../../data/forms/every-form.ts";
import type { Form } from "../../../data/forms/form.ts";
import { payItForward } from "../../../data/forms/gifts.ts";
import { sentValues } from "../../../src/forms/form-values.ts";
import { check } from "../../../src/forms/schema.ts";
import { ratioOfTimes } from "../processor-time.ts";

const forms: Record<FormName, Form> = everyForm;
const checked = (form: FormName, typed: unknown) => check(forms[form], typed);
const codes = (form: FormName, typed: unknown) => {
  const result = checked(form, typed);
  return result.ok ? [] : result.errors.map(({ field, code }) => `${field}: ${code}`);
};

const message = { firstName: "Zoë", email: "zoe@example.org", inquiry: "media", message: "Hello.\r\nGood-bye. " };

it.each(formNames)("requests each required field of %s once, with its own message", (name) => {
  const result = checked(name, {});
  const required = forms[name].fields.filter((field) => field.required);
  expect(result).toEqual({
    ok: false,
    errors: required.map((field) => ({ code: "required", field: field.name, message: expect.any(String) })),
  });
  if (!result.ok) for (const error of result.errors) expect(error.message).not.toMatch(/\{|undefined|NaN/);
});

it.each([
  ["0", "For “Contribution in US dollars”, enter $1 or more."],
  ["1000000", "For “Contribution in US dollars”, enter $100,000 or less."],
  ["9".repeat(40), "For “Contribution in US dollars”, enter $100,000 or less."],
  ["1e3", "Enter “Contribution in US dollars” in numbers, like 25 or 1,250.50."],
  ["٢٥", "Enter “Contribution in US dollars” in numbers, like 25 or 1,250.50."],
  ["12,5", "In “Contribution in US dollars”, use commas for thousands and a period before the cents, like 1,250.50."],
  ["-5", "Enter “Contribution in US dollars” without a minus sign."],
  ["€25", "Enter “Contribution in US dollars” in dollars only. Your bank converts other currencies when you pay."],
])("explains how to fix a contribution of %j", (amount, message) => {
  const result = checked("pay-it-forward", { amount });
  expect(result.ok ? [] : result.errors.map((error) => error.message)).toContain(message);
});

it.each([
  ["How many we are:\n\nPlease plan for:", ["message: unfilled"]],
  ["How many we are: \r\n", ["message: unfilled"]],
  [":", ["message: unfilled"]],
  ["How many we are: three\n\nPlease plan for:", []],
  ["How many we are:\nthree", []],
  [`${"a:\n".repeat(1600)}`, ["message: unfilled"]],
])("asks for answers to the lines that a link filled in: %j", (typed, problems) => {
  expect(codes("contact", { ...message, message: typed })).toEqual(problems);
});

const countFields = formNames.flatMap((form) =>
  forms[form].fields.flatMap((field) => (field.kind === "count" ? [{ ...field, form }] : [])),
);

describe.each(countFields)("the count $name of $form", ({ form, name, label }) => {
  const problems = (typed: unknown) => {
    const result = checked(form, { [name]: typed });
    return result.ok ? [] : result.errors.filter(({ field }) => field === name).map(({ message }) => message);
  };

  it.each(["2", " 2 ", "02", "２", "１２", "\u200b2", "2\ufeff", "\u202a2\u202c", "", 2])("accepts %j", (typed) => {
    if (typed !== "") expect(problems(typed)).toEqual([]);
    else expect(problems(typed).join()).not.toContain("whole number");
  });

  it.each([
    ...["1, 2", "1,2", "2 4", "1\n2", "1.5", "2.", "1e1", "0x2", "two", "2+1", "+2", "1-2", "٢", "½", ",", "Infinity"],
    ...["12,00", "1,,200", ",200", "1200,300", 1.5, Number.NaN, true],
  ])("asks again for %j", (typed) => {
    expect(problems(typed)).toEqual([`Enter “${label}” as one whole number in digits, like 3.`]);
  });

  it.each(["-2", "−2", "－２"])("asks for %j without its sign", (typed) => {
    expect(problems(typed)).toEqual([`Enter “${label}” without a minus sign.`]);
  });

  it.each(["1,200", "1 200", "１，２００", "1200", "9".repeat(400)])(
    "reads %j as a number above its limit",
    (typed) => {
      expect(problems(typed)).toEqual([expect.stringMatching(/, enter \d+ or less\.$/)]);
    },
  );
});

it("stores a count as the number that was typed", () => {
  const guest = { event: "winter-kitchen", name: "Ama", email: "ama@example.org" };
  expect(checked("event-registration", { ...guest, people: "１２" })).toEqual({
    ok: true,
    fields: { ...guest, people: 12 },
  });
});

it("normalizes Unicode and line ends of text", () => {
  expect(checked("contact", { ...message, firstName: "  Zoe\u0308 \n Ray " })).toEqual({
    ok: true,
    fields: { ...message, firstName: "Zoë Ray", message: "Hello.\nGood-bye." },
  });
});

it("omits empty values, unknown fields, and control characters", () => {
  expect(checked("contact", { ...message, subject: " ", isAdmin: "yes", lastName: "A\u0000B" })).toEqual({
    ok: true,
    fields: { ...message, message: "Hello.\nGood-bye.", lastName: "AB" },
  });
});

describe("addresses", () => {
  it.each(["a@b.co", "maría@münchen.example", "用户@例子.广告", "o'hara+news@sub.example.org"])(
    "accepts %s",
    (email) => {
      expect(codes("newsletter", { email })).toEqual([]);
    },
  );
  it.each([
    ...["a", "a@b", "a@b.", "a b@c.de", "a@b.co, c@d.ef", "<a@b.co>", "a@b@c.de", "a@b.co\nBcc: c@d.ef"],
    ...[
      "a@b..co",
      "a@.b.co",
      "a@127.0.0.1",
      "a@b.123",
      "a@-b.co",
      "a@b-.co",
      "a@b_c.co",
      "a@b.c",
      "a@b%.co",
      "“a@b.co”",
      "«a@b.co»",
    ],
    `a@${"b".repeat(64)}.co`,
  ])("rejects %j", (email) => {
    expect(codes("newsletter", { email })).toEqual(["email: email"]);
  });
  it.each([
    ...["a\u200b@b.co", "a@b\u200b.co", "a@b.co\u200b", "\ufeffa@b.co", "a@b\u00ad.co", "a@b\u2060.co", "a\u202e@b.co"],
    ...["\u202aa@b.co\u202c", "\u2066a@b.co\u2069", "a@b.co\u200e", " \u200b a@b.co", "a@b.co \u200b "],
    ...["a\u200c@b.co", "a\u200d@b.co", "a\ufe0f@b.co", "a@b.co\ufe0f", "a\u034f@b.co", "a\u3164@b.co"],
    "ａ＠ｂ．ｃｏ",
  ])("reads %j as a@b.co", (email) => {
    expect(checked("newsletter", { email })).toEqual({ ok: true, fields: { email: "a@b.co" } });
  });
  it("treats an address of invisible characters as missing", () => {
    expect(codes("newsletter", { email: "\u200b\ufeff" })).toEqual(["email: required"]);
  });
  it.each(["نامه\u200cای@b.co", "a@نامه\u200cای.example", "a\u0000@b.co", "a\u0600@b.co", "a\ufffb@b.co"])(
    "asks for %j again, because another address may remain without the character",
    (email) => expect(codes("newsletter", { email })).toEqual(["email: unseen"]),
  );
  it.each([
    ["o’hara@b.co", "Use ' instead of ’ in the address."],
    ["o‘hara@b.co", "Use ' instead of ‘ in the address."],
    ["o′hara@b.co", "Use ' instead of ′ in the address."],
    ["ana–b@b.co", "Use - instead of – in the address."],
    ["ana@b‑c.co", "Use - instead of ‑ in the address."],
  ])("asks for the plain character in %j", (email, message) => {
    const result = checked("newsletter", { email });
    expect(result.ok ? [] : result.errors).toEqual([{ code: "typographic", field: "email", message }]);
  });
  it.each([`a@${"b-".repeat(120)}`, `a@${"b.".repeat(120)}!`, `${"a.".repeat(120)}@`])(
    "validates a hostile address as quickly as a plain one: %j",
    async (email) => {
      expect(codes("newsletter", { email })).toEqual(["email: email"]);
      const plain = () => codes("newsletter", { email: "ana@example.org" });
      expect(await ratioOfTimes(plain, () => codes("newsletter", { email }), 10)).toBeLessThanOrEqual(10);
    },
  );
});

describe("limits", () => {
  it("the length of names, addresses, and messages", () => {
    const longest = { firstName: "a".repeat(200), message: "b".repeat(5000) };
    expect(codes("contact", { ...message, ...longest })).toEqual([]);
    expect(codes("contact", { ...message, firstName: `${longest.firstName}a` })).toEqual(["firstName: max"]);
    expect(codes("newsletter", { email: `${"a".repeat(250)}@b.co` })).toEqual(["email: max"]);
    const result = checked("contact", { ...message, message: `${longest.message}b` });
    expect(result.ok ? [] : result.errors).toMatchObject([
      { code: "max", message: "Shorten “Message” to 5,000 characters." },
    ]);
  });
  it.each([
    ["1", []],
    ["0.99", ["amount: min"]],
    ["100,000", []],
    ["100,000.01", ["amount: max"]],
    ["ten", ["amount: digits"]],
    [" ", ["amount: required"]],
    [0.99, ["amount: min"]],
    [12.5, []],
    [12.345, ["amount: digits"]],
    [Number.NaN, ["amount: digits"]],
    [true, ["amount: digits"]],
  ])("amounts in text or numbers: %j", (amount, expected) => {
    expect(codes("pay-it-forward", { name: "A", email: "a@b.co", amount })).toEqual(expected);
  });
  it("stores amounts in cents and sends them back unchanged", () => {
    const person = { name: "A", email: "a@b.co" };
    const once = checked("pay-it-forward", { ...person, amount: "$1,250.50" });
    expect(once).toEqual({ ok: true, fields: { ...person, amount: 125_050 } });
    const sent = once.ok ? sentValues(payItForward.fields, once.fields) : {};
    expect(sent).toEqual({ ...person, amount: "1250.50" });
    expect(checked("pay-it-forward", sent)).toEqual(once);
  });
});

it("accepts only known choices", () => {
  expect(codes("contact", { ...message, inquiry: "gold" })).toEqual(["inquiry: oneOf"]);
  expect(codes("contact", { ...message, inquiry: "" })).toEqual([]);
});

it.each([
  ["yes", true],
  ["on", true],
  [true, true],
  ["no", false],
  [false, false],
  ["", false],
])("treats %j as consent: %s", (consent, given) => {
  const waitlist = { name: "A", email: "a@b.co", consent };
  expect(checked("waitlist", waitlist).ok).toBe(given);
});

it.each(["123", "0".repeat(14), `${"0".repeat(14)}4`, "0".repeat(16), " ".repeat(15)])(
  "rejects malformed quiz answers: %j",
  (answers) => {
    expect(checked("quiz-results", { email: "a@b.co", consent: true, answers }).ok).toBe(false);
  },
);

it.each<unknown>([null, 5, "text", [], { email: {} }, { email: ["a@b.co"] }, { email: { toString: "x" } }])(
  "returns errors for %j",
  (typed) => {
    expect(checked("newsletter", typed).ok).toBe(false);
  },
);

describe("multiple choices", () => {
  const person = { name: "A", email: "a@b.co", consent: "yes" };
  const interest = (sent: unknown) => {
    const result = checked("waitlist", { ...person, interest: sent });
    return result.ok ? result.fields.interest : result.errors.map(({ field, code }) => `${field}: ${code}`);
  };
  const every = ["circles", "ceu", "courses", "toolkits", "corporate"];

  it.each([
    [
      ["courses", "circles"],
      ["circles", "courses"],
    ],
    [["ceu", "ceu", "ceu"], ["ceu"]],
    [["all"], every],
    [["all", "ceu"], every],
    ["courses", ["courses"]],
    [[], undefined],
    [[""], undefined],
    ["", undefined],
    [undefined, undefined],
  ])("convert %j to %j", (sent, kept) => {
    expect(interest(sent)).toEqual(kept);
  });

  it.each([[["gold"]], [["circles", "gold"]], ["gold"], [Array(100).fill("circles")], [["toString"]]])(
    "reject %j",
    (sent) => {
      expect(interest(sent)).toEqual(["interest: oneOf"]);
    },
  );

  it("omit invalid lists", () => {
    expect(interest([["circles"]])).toBeUndefined();
    expect(interest([5])).toBeUndefined();
    expect(interest({ 0: "circles", length: 1 })).toBeUndefined();
  });
});
