import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type Cents,
  dollars,
  inDollars,
  minus,
  readDollars,
  sum,
  times,
  typedDollars,
  usd,
} from "../../../data/money.ts";

describe("an amount of money", () => {
  it("is stored in whole cents despite binary fractions", () => {
    expect([0.1, 0.29, 1.1, 19.99, 1250.5, 4_503.15].map(usd)).toEqual([10, 29, 110, 1999, 125_050, 450_315]);
  });

  it("keeps fractions of a cent for the data check", () => {
    expect(usd(1.005)).not.toBe(Math.round(usd(1.005)));
  });

  it("has its own type, so that dollars and cents can't be confused", () => {
    expectTypeOf<number>().not.toExtend<Cents>();
  });

  it("adds, subtracts, and multiplies without loss", () => {
    expect(times(usd(0.1), 3)).toBe(usd(0.3));
    expect(minus(usd(1.1), usd(0.9))).toBe(usd(0.2));
    expect(sum([usd(0.1), usd(0.2), usd(0.3)])).toBe(usd(0.6));
    expect(inDollars(usd(12.5))).toBe(12.5);
  });
});

describe("dollars(amount)", () => {
  it.each([
    [0, "$0"],
    [97, "$97"],
    [999, "$999"],
    [1020, "$1,020"],
    [1_000_000, "$1,000,000"],
    [0.05, "$0.05"],
    [1250.5, "$1,250.50"],
  ])("formats %d as %s", (amount, shown) => {
    expect(dollars(usd(amount))).toBe(shown);
  });

  it.each([0, 0.05, 7, 25, 999.99, 1250.5, 100_000])("formats %d so that it can be parsed again", (amount) => {
    expect(readDollars(dollars(usd(amount)))).toBe(usd(amount));
    expect(readDollars(typedDollars(usd(amount)))).toBe(usd(amount));
  });
});

describe("readDollars(typed)", () => {
  it.each([
    ["25", 25],
    [" 25 ", 25],
    ["$25", 25],
    ["$ 25", 25],
    ["25$", 25],
    ["US$25", 25],
    ["USD 25", 25],
    ["25 USD", 25],
    ["25 dollars", 25],
    ["025", 25],
    ["25.", 25],
    ["12.5", 12.5],
    [".50", 0.5],
    ["$1,250.50", 1250.5],
    ["1 250.50", 1250.5],
    ["1\u00a0250", 1250],
    ["1,000,000", 1_000_000],
    ["1 000 000", 1_000_000],
    ["\uff12\uff15", 25],
    ["\u200b25\ufeff", 25],
    ["$\u200e1,250.50\u2060", 1250.5],
    ["\uff04\uff11\uff0c\uff12\uff15\uff10\uff0e\uff15\uff10", 1250.5],
  ])("accepts %j", (typed, amount) => {
    expect(readDollars(typed)).toBe(usd(amount));
  });

  it.each([
    ["ten", "digits"],
    ["1e3", "digits"],
    ["0x19", "digits"],
    ["Infinity", "digits"],
    ["٢٥", "digits"],
    ["½", "digits"],
    ["$", "digits"],
    [".", "digits"],
    ["25k", "digits"],
    ["25 or 50", "digits"],
    ["9".repeat(41), "digits"],
    ["12,5", "marks"],
    ["1,00", "marks"],
    ["1.250", "marks"],
    ["1.250,50", "marks"],
    ["1.2.3", "marks"],
    ["1,,000", "marks"],
    [",000", "marks"],
    ["1250,500", "marks"],
    ["2 5", "marks"],
    ["1, 2", "marks"],
    ["1,250 500", "marks"],
    ["100,250 500.50", "marks"],
    ["-5", "sign"],
    ["−5", "sign"],
    ["\uff0d5", "sign"],
    ["$-5", "sign"],
    ["-$5", "sign"],
    ["(5)", "sign"],
    ["€25", "currency"],
    ["25 EUR", "currency"],
    ["£25", "currency"],
  ])("rejects %j because of its %s", (typed, problem) => {
    expect(readDollars(typed)).toBe(problem);
  });

  it("reads a huge amount as the maximum safe integer", () => {
    expect(readDollars("9".repeat(40))).toBe(Number.MAX_SAFE_INTEGER);
  });
});
