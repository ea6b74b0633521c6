import { expect, test } from "vitest";
import { donation, giftCopy, giftWords, payItForward, suggestedGifts } from "../../../data/forms/gifts.ts";
import { waysIn } from "../../../data/get-involved.ts";
import { giftMonths } from "../../../data/gift-months.ts";
import { giftUses, givingPage } from "../../../data/giving.ts";
import { impactPage } from "../../../data/impact.ts";
import { isSample } from "../../../data/link.ts";
import { sum, usd } from "../../../data/money.ts";
import { figures } from "../../../data/site.ts";
import { payLink } from "../../../src/giving/gift.ts";
import { everyWord } from "./every-word.ts";

const used = (...names: string[]) =>
  sum(giftUses.filter(({ name }) => names.includes(name)).map(({ amount }) => amount));

test("matches the figures that other pages state", () => {
  expect(used("Equity seats", "Still in the pool")).toBe(usd(52_000));
  expect(figures.scholarshipPool.value).toBe("$52K");
  expect(used("Mutual aid")).toBeGreaterThan(usd(50_000));
  expect(figures.mutualAid.value).toBe("$50K+");
});

test("has months that add up to all gifts, and to the money in the pool", () => {
  expect(sum(giftMonths.map(({ given }) => given))).toBe(sum(giftUses.map(({ amount }) => amount)));
  const spent = sum(giftMonths.map((month) => month.spent));
  expect(sum(giftMonths.map(({ given }) => given)) - spent).toBe(used("Still in the pool"));
});

test("never spends more than was given until then", () => {
  let left = 0;
  for (const { name, given, spent } of giftMonths) {
    left += given - spent;
    expect(left, name).toBeGreaterThanOrEqual(0);
  }
});

test("has each month once, up to the day of the last count", () => {
  const months = giftMonths.slice(1).map(({ name }) => Date.parse(`${name} 1`));
  expect(months).toEqual(months.toSorted((one, other) => one - other));
  for (const [index, month] of months.entries()) {
    const next = new Date(month);
    next.setMonth(next.getMonth() + 1);
    if (index + 1 < months.length) expect(months[index + 1]).toBe(next.getTime());
  }
  const last = giftMonths.at(-1)?.name.split(" ") ?? [];
  expect(impactPage.lead).toMatch(new RegExp(`${last[0]} \\d+, ${last[1]}`));
});

test("names every purpose that the form offers as a group of dots", () => {
  const uses: readonly string[] = giftUses.map(({ key }) => key);
  const purposes = donation.fields.flatMap((field) => (field.name === "purpose" ? [...field.choices] : []));
  expect(purposes.map(({ value }) => value).filter((value) => !uses.includes(value))).toEqual(["most-needed"]);
  // Gifts without a purpose are outlined in the first group, which is the largest.
  const amounts = giftUses.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test("rounds shares to a total of 100 percent", () => {
  const all = sum(giftUses.map(({ amount }) => amount));
  const printed = giftUses.map(({ amount }) => Math.round((amount / all) * 100));
  expect(printed.reduce((total, share) => total + share)).toBe(100);
});

test("describes suggested gifts in ascending order", () => {
  const amounts = givingPage.give.suggested.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test("limits the effects of suggested gifts to documented uses", () => {
  const became = giftUses.map(({ name, text }) => `${name}: ${text}`).join(" ");
  const does = suggestedGifts.map(({ does }) => does).join(" ");
  for (const thing of [/groceries/, /equity seat/i, /retreat/]) {
    expect(does).toMatch(thing);
    expect(became).toMatch(thing);
  }
  // A circle is part of a membership, and gifts never pay for a membership.
  expect(does).not.toMatch(/circle/);
});

test.each([donation, payItForward])("$title takes a pledge exactly as long as its payment page is a sample", (form) => {
  const { link, text } = form.sent;
  const isPledge = isSample(link.href);
  expect(form.opening).toBe(isPledge ? "Payment isn’t open yet. Send a pledge; we write when it is." : undefined);
  expect(form.button === "Send my pledge").toBe(isPledge);
  expect(form.buttonBy === undefined).toBe(isPledge);
  expect(/card details/.test(form.promise ?? "")).toBe(!isPledge);
  expect(text).toBe((isPledge ? giftCopy.noStep : giftCopy.oneStep).text);
  expect(payLink(form.sent, {})).toBe(isPledge ? undefined : link);
});

test("takes a payment once its page is real", () => {
  const open = { button: "Give" };
  const { before, after } = giftWords({ href: "https://pay.test/gift" }, open);
  expect(before).toEqual({ ...open, promise: giftCopy.promise });
  expect(after).toBe(giftCopy.oneStep);
});

test("says on the page of ways to take part what the form takes", () => {
  const way = waysIn.flatMap(({ ways }) => [...ways]).find(({ title }) => title === "Pay It Forward");
  expect(/pledge/i.test(`${way?.next} ${way?.link.label}`)).toBe(isSample(payItForward.sent.link.href));
  expect(/pay on/.test(way?.next ?? "")).toBe(!isSample(payItForward.sent.link.href));
});

test("names no smallest gift but that of the form", () => {
  expect(everyWord.filter(({ text }) => /\b(from|at least) \w+ dollars\b/i.test(text))).toEqual([]);
});
