import { describe, expect, it, test } from "vitest";
import { equitySeat } from "../../../data/forms/equity-seat.ts";
import { donation, giftLink } from "../../../data/forms/gifts.ts";
import { usd } from "../../../data/money.ts";
import { giftCheckout, giftIn, giftLimits, giftSum, paidGift, payLink } from "../../../src/giving/gift.ts";

const { link } = donation.sent;
const limits = giftLimits(donation);

describe("gift in a form", () => {
  it("is read in dollars from input or in cents from checked fields", () => {
    const gift = { amount: usd(1250.5), rhythm: "once" };
    expect(giftIn(donation, { amount: "$1,250.50", rhythm: "once" })).toEqual(gift);
    expect(giftIn(donation, { amount: 125_050, rhythm: "once" })).toEqual(gift);
  });

  it.each([undefined, "", "ten", "12,5", "0.99", "100,000.01", 99, 100.5, true])(
    "is undefined for the amount %j",
    (amount) => {
      expect(giftIn(donation, { amount, rhythm: "monthly" })).toBeUndefined();
    },
  );

  it("is undefined for a form without payment", () => {
    expect(giftIn(equitySeat, { amount: "25" })).toBeUndefined();
  });

  it("is described by amount and frequency", () => {
    expect(giftSum(link, { amount: usd(25), rhythm: "monthly" })).toBe("$25 a month");
    expect(giftSum(link, { amount: usd(12.5), rhythm: "once" })).toBe("$12.50, one time");
  });
});

describe("payment page of a gift", () => {
  const gift = { amount: usd(1250.5), rhythm: "monthly" } as const;
  const page = new URL(giftCheckout(link, gift, "https://site.example"));

  it("receives the amount in cents, the currency, and the frequency", () => {
    expect(page.href.startsWith(`${link.href}?`)).toBe(true);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      amount: "125050",
      currency: "usd",
      rhythm: "monthly",
    });
  });

  it("returns to the page that counts the gift, with its amount", () => {
    const back = new URL(page.searchParams.get("return_url") ?? "");
    expect(back.href).toMatch(/^https:\/\/site\.example\/donate\/thanks\?/);
    expect(paidGift(back.search, limits)).toEqual({ key: "donation", slug: "donation", price: usd(1250.5) });
  });

  it("receives no amount if none was selected", () => {
    expect(giftCheckout(link, undefined, "https://site.example")).toBe(link.href);
  });
});

describe("money for equity seats, a separate pool", () => {
  const open = (gift: "donation" | "pay-it-forward") => ({ ...giftLink(gift), href: `https://pay.test/${gift}` });
  const linkBy = { field: "purpose", links: { seats: open("pay-it-forward") } };
  const sent = { ...donation.sent, link: open("donation"), linkBy };

  it.each([
    [{ purpose: "seats" }, "pay-it-forward"],
    [{ purpose: "land" }, "donation"],
    [{}, "donation"],
  ] as const)("is paid on its own page: %o", (values, gift) => {
    expect(payLink(sent, values)).toEqual(open(gift));
    const { link, linkBy } = donation.sent;
    expect([linkBy.field, linkBy.links.seats.gift, link.gift]).toEqual(["purpose", "pay-it-forward", "donation"]);
  });

  it("is counted under its own key", () => {
    expect(paidGift("?for=pay-it-forward&amount=2500", limits)).toMatchObject({ key: "pay-it-forward" });
  });
});

test.each([
  "",
  "?for=donation",
  "?for=nothing&amount=2500",
  "?for=donation&amount=99",
  "?for=donation&amount=10000001",
  "?for=donation&amount=1e3",
  "?for=donation&amount=25.00",
  "?for=donation&amount=-2500",
  `?for=donation&amount=${"9".repeat(400)}`,
])("rejects the return address %j", (search) => {
  expect(paidGift(search, limits)).toBeUndefined();
});
