import { expect, test } from "vitest";
import { programStructuredData } from "../../../src/programs/program-structured-data.ts";

const program = { title: "Rest", summary: "Six weeks on rest.", category: "Series" } as const;
const provider = { "@type": "Organization", name: "A House", url: "https://site.example" } as const;
const url = "https://site.example/academy/rest";

test("a program is a course with every way to pay for it", () => {
  const offers = [
    { name: "Seed", price: 197, paid: "yearly" },
    { name: "Self-Guided", price: 90, paid: "once" },
  ] as const;
  expect(programStructuredData(program, { url, provider, offers })).toMatchObject({
    "@type": "Course",
    name: "Rest",
    provider: { name: "A House" },
    offers: [
      { name: "Seed", price: 197, category: "Subscription" },
      { name: "Self-Guided", price: 90, category: "Paid" },
    ],
  });
});

test("one whose price is arranged makes no offer", () => {
  expect(programStructuredData(program, { url, provider, offers: [] })).not.toHaveProperty("offers");
});

test("a certification says what is earned", () => {
  const certification = { ...program, category: "Certification" } as const;
  expect(programStructuredData(certification, { url, provider, offers: [] }).educationalCredentialAwarded).toBe("Rest");
});
