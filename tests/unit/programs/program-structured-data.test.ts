import { expect, test } from "vitest";
import { programStructuredData } from "../../../src/programs/program-structured-data.ts";

const program = { title: "Rest", summary: "Six weeks on rest.", category: "Series" } as const;
const provider = { "@type": "Organization", name: "A House", url: "https://site.example" } as const;
const url = "https://site.example/academy/rest";

test("describes a program as a course with its payment options", () => {
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

test("makes no offer without a fixed price", () => {
  expect(programStructuredData(program, { url, provider, offers: [] })).not.toHaveProperty("offers");
});

test("states the credential of a certification", () => {
  const certification = { ...program, category: "Certification" } as const;
  expect(programStructuredData(certification, { url, provider, offers: [] }).educationalCredentialAwarded).toBe("Rest");
});
