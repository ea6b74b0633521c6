import { expect, test } from "vitest";
import { about, faq, framework } from "../../../data/academy.ts";
import { waitlist } from "../../../data/forms/waitlist.ts";

test("spells LIBERATE with the first letters of the steps", () => {
  const letters = framework.steps.map(({ name }) => name[0]).join("");
  expect(letters).toBe("LIBERATE");
  expect(framework.title).toContain(letters);
});

test("answers each question in at most two sentences", () => {
  expect(faq.questions.length).toBeGreaterThan(0);
  for (const { question, answer } of faq.questions)
    expect([question, answer.match(/[.?!](\s|$)/g)?.length]).toEqual([
      question,
      expect.toSatisfy((count) => count <= 2),
    ]);
});

test("names each audience that the waitlist offers as a role", () => {
  const roles = waitlist.fields.flatMap((field) =>
    field.name === "role" && "choices" in field ? field.choices.map(({ value }) => value) : [],
  );
  expect(about.audiences.items.map(({ key }) => key)).toEqual(roles.filter((role) => role !== "undecided"));
});
