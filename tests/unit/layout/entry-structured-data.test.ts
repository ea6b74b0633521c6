import { expect, test } from "vitest";
import { usd } from "../../../data/money.ts";
import { type Product, products } from "../../../data/products.ts";
import { site } from "../../../data/site.ts";
import {
  articleStructuredData,
  eventStructuredData,
  productStructuredData,
  programStructuredData,
} from "../../../src/layout/entry-structured-data.ts";
import { supper } from "../events/supper.ts";

const house = { name: site.name };

test("names the author and date of an article", () => {
  const author = { name: "Ada", path: "/about/people#ada" };
  const article = { title: "Soup", excerpt: "On soup.", date: "2026-05-01", author, path: "/articles/soup" };
  expect(articleStructuredData(article)).toMatchObject({
    headline: "Soup",
    datePublished: "2026-05-01",
    url: `${site.origin}/articles/soup`,
    author: { "@type": "Person", name: "Ada", url: `${site.origin}/about/people#ada` },
    publisher: house,
  });
});

test("describes place and capacity of an in-person event", () => {
  expect(eventStructuredData({ ...supper, seats: 20 })).toMatchObject({
    "@type": "Event",
    name: "Long Supper",
    startDate: "2027-04-17T17:00:00-04:00",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "The barn", address: "The House, 1 Long Lane, Cold Hollow, NY 12000" },
    maximumAttendeeCapacity: 20,
    performer: house,
    offers: { price: 0, url: `${site.origin}/events/long-supper#register` },
  });
});

test("describes the page of an online event and its partner as performer", () => {
  const online = { ...supper, attendance: "online", address: undefined } as const;
  expect(eventStructuredData(online, { name: "Rooted", link: "https://rooted.test" })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: `${site.origin}/events/long-supper` },
    performer: { name: "Rooted", url: "https://rooted.test" },
  });
});

test("describes a canceled event as sold out", () => {
  expect(eventStructuredData({ ...supper, status: "called off" })).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    offers: { availability: "https://schema.org/SoldOut" },
  });
});

const thing: Product = { ...(products[0] as Product), slug: "a-thing", price: usd(40), price_tiers: [] };

test("offers a product at its price", () => {
  expect(productStructuredData(thing)).toMatchObject({
    "@type": "Product",
    name: thing.title,
    brand: house,
    offers: { "@type": "Offer", price: 40, priceCurrency: "USD", url: `${site.origin}/shop/a-thing` },
  });
});

test.each([
  ["its checkout", (checkout_url: string) => ({ checkout_url })],
  ["the shop that sells it", (external_url: string) => ({ checkout_url: null, external_url })],
])("offers a product as out of stock while %s is a sample", (_, at) => {
  const offered = (address: string) => productStructuredData({ ...thing, ...at(address) }).offers;
  expect(offered("https://pay.kindredground.example/thing")).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
  expect(offered("https://buy.stripe.com/thing")).toMatchObject({ availability: "https://schema.org/InStock" });
});

test("offers a sliding scale with its lowest and highest amounts, and nothing without an amount", () => {
  const price_tiers = [5, 20, 60].map((step) => ({ label: "Step", amount: usd(step), for: "Anyone" }));
  const { offers } = productStructuredData({ ...thing, price: null, price_tiers });
  expect(offers).toMatchObject({ lowPrice: 5, highPrice: 60, offerCount: 3 });
  expect(productStructuredData({ ...thing, price: null })).not.toHaveProperty("offers");
});

const program = { title: "Rest", summary: "Six weeks on rest.", category: "Series", url: "/academy/rest" } as const;

test("describes a program as a course with its payment options", () => {
  const offers = [
    { name: "Seed", price: usd(197), paid: "yearly", checkout: "https://pay.kindredground.example/seed" },
    { name: "Self-Guided", price: usd(90), paid: "once", checkout: "https://buy.stripe.com/self-guided" },
  ] as const;
  expect(programStructuredData(program, offers)).toMatchObject({
    "@type": "Course",
    name: "Rest",
    provider: house,
    offers: [
      { name: "Seed", price: 197, category: "Subscription", availability: "https://schema.org/OutOfStock" },
      { name: "Self-Guided", price: 90, category: "Paid", availability: "https://schema.org/InStock" },
    ],
  });
});

test("makes no offer without a fixed price and states the credential of a certification", () => {
  const certification = programStructuredData({ ...program, category: "Certification" }, []);
  expect(certification).not.toHaveProperty("offers");
  expect(certification.educationalCredentialAwarded).toBe("Rest");
});
