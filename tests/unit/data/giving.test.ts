import { expect, test } from "vitest";
import { donation, giftCopy, payItForward, suggestedGifts } from "../../../data/forms/gifts.ts";
import { giftUses, givingPage } from "../../../data/giving.ts";
import { sum, usd } from "../../../data/money.ts";
import { isSample } from "../../../data/sample-address.ts";
import { figures } from "../../../data/site.ts";
import { payLink } from "../../../src/giving/gift.ts";

const used = (...names: string[]) =>
  sum(giftUses.filter(({ name }) => names.includes(name)).map(({ amount }) => amount));

test("matches the figures that other pages state", () => {
  expect(used("Equity seats", "Still in the pool")).toBe(usd(52_000));
  expect(figures.scholarshipPool.value).toBe("$52K");
  expect(used("Mutual aid")).toBeGreaterThan(usd(50_000));
  expect(figures.mutualAid.value).toBe("$50K+");
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

test.each([donation, payItForward])(
  "$title says before the press that and after it that a sample payment page is not open",
  (form) => {
    const { link, text } = form.sent;
    expect(form.promise.startsWith(giftCopy.notOpen)).toBe(isSample(link.href));
    expect(text).toBe((isSample(link.href) ? giftCopy.noStep : giftCopy.oneStep).text);
    expect(payLink(form.sent)).toBe(isSample(link.href) ? undefined : link);
  },
);
