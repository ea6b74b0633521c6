import { expect, test } from "vitest";
import { everyForm } from "../../../data/forms/every-form.ts";
import { notDecidedAt, topics, undecidedProduct, undecidedProgram } from "../../../data/not-decided.ts";
import { products } from "../../../data/products.ts";
import { programFactsAt } from "../../../data/program-facts.ts";
import { findProgramPage } from "../../../data/program-pages.ts";
import { programs } from "../../../data/programs.ts";
import { seenFields } from "../../../src/forms/form-values.ts";
import { check } from "../../../src/forms/schema.ts";
import { everyWord } from "./every-word.ts";

const programFacts = programs.flatMap((program) => {
  const page = findProgramPage(program.slug);
  return page ? [{ program, ...programFactsAt(program, page, new Date("2026-11-28T12:00:00Z")) }] : [];
});

test("has a topic with its own name for each thing that lacks a fact", () => {
  const waiting = [
    ...products.map(undecidedProduct),
    ...programFacts.map(({ program, missing }) => undecidedProgram(program, missing)),
    ...Object.values(notDecidedAt),
  ].flatMap((entry) => entry ?? []);
  expect(waiting.length).toBeGreaterThan(15);
  for (const { topic } of waiting) expect(topics).toContainEqual(topic);
  for (const key of ["value", "label"] as const)
    expect(new Set(topics.map((one) => one[key])).size).toBe(topics.length);
});

test("takes an address and a topic of the list, and shows only the field for the address", () => {
  const form = everyForm["tell-me"];
  const fields = { email: "ama@example.org", topic: "tuition" };
  expect(check(form, fields)).toEqual({ ok: true, fields });
  expect(check(form, { ...fields, topic: "a-unicorn" })).toMatchObject({ ok: false, errors: [{ field: "topic" }] });
  expect(check(form, { topic: "tuition" })).toMatchObject({ ok: false, errors: [{ field: "email" }] });
  expect(seenFields(form).map(({ name }) => name)).toEqual(["email"]);
});

test("says nowhere that a fact is to be confirmed", () => {
  const facts = programFacts.flatMap(({ program, facts }) =>
    facts.flatMap(({ lines }) => lines.map(({ text }) => ({ at: program.slug, text }))),
  );
  expect([...everyWord, ...facts].filter(({ text }) => /to be confirmed|not published yet/i.test(text))).toEqual([]);
});

test("ends the wait for a product when it can be bought", () => {
  const [sold] = products.filter(({ checkout_url }) => checkout_url);
  if (!sold) throw new Error("no product has a checkout");
  expect(undecidedProduct(sold)?.missing).toEqual(["the day you can buy it"]);
  expect(undecidedProduct({ ...sold, checkout_url: "https://checkout.example.org/pack" })).toBeUndefined();
});
