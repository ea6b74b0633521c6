import { expect, test } from "vitest";
import type { Brief } from "../../../../data/briefs/brief.ts";
import { briefs } from "../../../../data/briefs.ts";
import { collections } from "../../../../data/checks/collections.ts";
import { mistakesIn } from "../../../../data/checks/mistakes.ts";

const shared = {
  path: "/soup",
  title: "Soup",
  description: "A sentence that says what a visitor finds on this page.",
  heading: "Soup",
  lead: "Cook with us.",
  about: { title: "What it is", paragraphs: ["A pot."] },
  today: { title: "Today", steps: [{ title: "Peel", text: "Carrots." }] },
  next: { title: "Next", text: "We answer." },
  related: { title: "More", links: [{ label: "Shop", to: "/shop" }] },
  form: { title: "Ask", action: "Send", sends: { form: "hello" } },
} as const;
const titled = { title: "A", text: "B" };
const come: Brief = {
  ...shared,
  kind: "come",
  picture: "night",
  plan: { title: "When", rows: [{ term: "Start", detail: "Nine" }] },
  bring: { title: "Bring", items: ["A spoon"] },
};
const join: Brief = { ...shared, kind: "join", picture: "arcs", ready: { title: "Have", items: ["A bowl"] } };

const changed = (brief: Brief, change: object) =>
  mistakesIn({ ...collections[`${brief.kind}Briefs` as const], entries: [{ ...brief, ...change }] });

test("accepts valid briefs of every kind", () => {
  expect([come, join].flatMap((brief) => changed(brief, {}))).toEqual([]);
  const short = { today: undefined, form: letter };
  expect([...changed(come, short), ...changed(join, { ...short, ready: undefined })]).toEqual([]);
  expect(new Set(briefs.map(({ kind }) => kind))).toEqual(new Set(["come", "join"]));
});

test("names the file of a brief and of its links", () => {
  const related = { title: "More", links: [{ label: "Shop", to: "shop" }] };
  expect(changed(join, { heading: "", related })).toEqual([
    "data/briefs/join.ts, '/soup', heading: '' is not text; write at least a word",
    expect.stringContaining("data/briefs/join.ts, '/soup, Shop', to: 'shop' is not a link; begin with '/'"),
  ]);
});

const contactForm = { form: "contact", initial: { inquiry: "soup", subject: "Soup" }, hints: { message: "A line" } };
const letter = { title: "Ask", action: "Write", items: ["The day"], to: "/contact?inquiry=volunteer#form" };
const sends = (value: object) => ({ form: { title: "Ask", action: "Send", sends: value } });

test.each<[Brief, object, string]>([
  [join, { about: { title: "What", paragraphs: [] } }, "paragraphs: [] is not a list of texts"],
  [join, { picture: "land" }, "picture: 'land' is not one of the list; write one of nest, arcs, joining"],
  [come, { plan: { title: "When", rows: "Nine" } }, "rows: 'Nine' is not a list"],
  [join, { next: { title: "A", txt: "B", text: "B" } }, "'txt' is not a field we know; write one of title, text"],
  [join, { today: { title: "A", steps: [{ ...titled, link: { label: "Go", to: "go" } }] } }, "'/soup, A', to: 'go'"],
  [join, sends({ form: "letter" }), "form: 'letter' is not one of the list; write one of contact, hello"],
  [join, sends(contactForm), "inquiry: 'soup' is not one of the list; write one of other, academy"],
  [come, { form: { ...letter, items: [] } }, "items: [] is not a list of texts"],
  [join, { form: { ...letter, to: "contact" } }, "to: 'contact' is not a link; begin with '/'"],
  [come, { plan: { title: "When", rows: [{ term: "Start" }] } }, "data/briefs.ts, '/soup', detail: nothing is"],
  [come, { bring: { title: "Bring", items: [""] } }, 'items: [""] is not a list of texts'],
  [join, { ready: { title: "Have", items: "A bowl" } }, "data/briefs/join.ts, '/soup', items: 'A bowl' is not a list"],
])("rejects %o with %o and suggests a fix", (brief, change, message) => {
  expect(changed(brief, change)).toEqual([expect.stringContaining(message)]);
});
