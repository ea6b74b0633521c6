import { expect, test } from "vitest";
import { isSample, outsideAddress, sampleId } from "../../../src/components/outside-address.ts";

test.each(["https://pay.house.example/seed/once", "https://house.example/", "https://house.example"])(
  "recognizes %s as a sample and links to its explanation",
  (address) => {
    expect(isSample(address)).toBe(true);
    expect(outsideAddress(address)).toBe(`/not-open-yet#${sampleId(address)}`);
  },
);

test.each([
  "https://pay.house.org/seed",
  "https://house.example.org/",
  "https://house.org/a.example/",
  "https://house.org/?next=https://house.example/",
  "mailto:us@house.example",
  "/quiz/role-pack#role=weaver",
  "#pricing",
])("links to %s unchanged", (address) => {
  expect(outsideAddress(address)).toBe(address);
});
