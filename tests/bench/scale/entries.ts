import { textOf } from "../../../data/articles/article-node.ts";
import { readWholeArticles } from "../../../data/articles/read-articles.server.ts";
import { articleCategories } from "../../../data/articles.ts";
import { authors } from "../../../data/authors.ts";
import { eventTypes } from "../../../data/events.ts";
import { productCategories } from "../../../data/products.ts";
import { programCategories } from "../../../data/programs.ts";
import { seeded } from "../../../src/drawings/seed.ts";

export interface Entries {
  /** File contents by slug. */
  articles: Map<string, string>;
  products: object[];
  programs: object[];
  /** Page content by the slugs of the programs. */
  programPages: Record<string, object>;
  programFacets: Record<string, object>;
  /** Sorted by date: half are past, and half are later than every real event. */
  events: { past: object[]; ahead: object[] };
}

const chance = seeded("scale");
const articles = readWholeArticles();
const sentences = articles.flatMap(({ body }) =>
  body.flatMap((node) => (typeof node === "object" && node.element === "p" ? textOf(node).split(/(?<=[.?!]) /) : [])),
);
const plain = sentences.filter((sentence) => /^[\w ,.’]{30,120}$/.test(sentence));
const nouns = [...new Set(plain.flatMap((sentence) => sentence.toLowerCase().match(/\b[a-z]{5,9}\b/g) ?? []))];
const tags = [...new Set(articles.flatMap((article) => article.tags))];

/**
 * Generates `count` articles, products, programs and events each from the words of the real articles. No two are alike.
 */
export function entries(count: number): Entries {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const half = Math.floor(count / 2);
  return {
    articles: new Map(numbers.map((number) => [`reading-${number}`, article(number)])),
    products: numbers.map(product),
    programs: numbers.map(program),
    programPages: Object.fromEntries(numbers.map((number) => [`course-${number}`, programPage()])),
    programFacets: Object.fromEntries(numbers.map((number) => [`course-${number}`, facets()])),
    events: {
      past: numbers.slice(0, half).map((number) => event(number, { year: 2025, place: number - 1 })),
      ahead: numbers.slice(half).map((number) => event(number, { year: 2028, place: number - half - 1 })),
    },
  };
}

function article(number: number): string {
  const parts = Array.from({ length: 6 }, (_, part) => {
    const paragraphs = Array.from({ length: 4 }, () => said(4));
    return `## Part ${part + 1}, ${words(3)}\n\n${paragraphs.join("\n\n")}`;
  });
  const day = new Date(Date.UTC(2026, 10, 1) - number * 86_400_000).toISOString().slice(0, 10);
  return `---
title: "Reading ${number}: ${words(3)}"
excerpt: "${excerpt()}"
date: ${day}
author: ${any(authors).key}
category: ${any(articleCategories).key}
tags: [${any(tags)}, ${words(1)}]
programs: [decolonization-101]
roles: [caregiver]
placeholder: true
---

${said(3)}

<PullQuote>${any(plain)}</PullQuote>

${parts.join("\n\n")}
`;
}

function product(number: number): object {
  return {
    id: `bench_${number}`,
    title: `Bundle ${number}: ${words(3)}`,
    slug: `bundle-${number}`,
    description: excerpt(),
    long_description: [said(4), said(4)],
    price: 100 * (5 + (number % 90)),
    original_price: null,
    product_type: "bundle",
    category: any(productCategories),
    featured: false,
    equity_available: number % 2 === 0,
    pay_it_forward: true,
    external_url: null,
    checkout_url: `https://pay.kindredground.org/bundle-${number}`,
    stripe_price_id: `price_bench_${number}`,
    price_tiers: [],
    tags: [any(tags), words(1)],
    contents: [any(plain), any(plain), any(plain)],
    placeholder: true,
  };
}

function program(number: number): object {
  return {
    slug: `course-${number}`,
    title: `Course ${number}: ${words(3)}`,
    category: any(programCategories),
    partner: "softer-hours",
    summary: excerpt(),
    url: `/academy/course-${number}`,
    rationale: any(plain),
    recommendable: true,
  };
}

function programPage(): object {
  return {
    lead: said(2),
    length: "Six weeks",
    format: "Online, with live captions",
    forYouIf: [any(plain), any(plain), any(plain)],
    sessionName: "Week",
    sessions: Array.from({ length: 6 }, (_, week) => ({ title: `Week ${week + 1}, ${words(2)}`, text: said(2) })),
    leaveWith: [any(plain), any(plain)],
    access: "every-plan",
  };
}

function facets(): object {
  return { places: [any(["self", "home", "work"])], time: any(["hours", "day", "weeks", "months", "ongoing"]) };
}

/** Fits a whole year's events into twenty winter days, so that all have the same UTC offset. */
function event(number: number, { year, place }: { year: number; place: number }): object {
  const at = new Date(Date.UTC(year, 0, 4, 8) + place * 3_600_000).toISOString().slice(0, 16);
  return {
    slug: `evening-${number}`,
    title: `Evening ${number}: ${words(2)}`,
    startsAt: `${at}:00-05:00`,
    endsAt: `${at}:45-05:00`,
    timeZone: "America/New_York",
    location: "Online, with live captions",
    type: any(eventTypes),
    description: said(3),
    attendance: "online",
    access: [any(plain), any(plain)],
    bring: [any(plain)],
    hosts: said(2),
    announced: `${year - 1}-11-01`,
    status: "upcoming",
    placeholder: false,
  };
}

function any<Item>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined) throw new Error("tests/bench/scale: nothing to choose from");
  return chance.pick([first, ...others]);
}

function words(count: number): string {
  return Array.from({ length: count }, () => any(nouns)).join(" ");
}

function said(count: number): string {
  return Array.from({ length: count }, () => any(plain)).join(" ");
}

function excerpt(): string {
  return `${any(plain)} It is about ${words(2)}.`.slice(-150);
}
