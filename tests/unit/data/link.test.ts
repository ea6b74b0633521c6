import { expect, test } from "vitest";
import { isSample, linkOutside } from "../../../data/link.ts";

const link = (address: string) => linkOutside("Visit", address, "/collaborations");

test.each(["https://pay.house.example/seed/once", "https://house.example/", "https://house.example"])(
  "recognizes %s as a sample and links to this site",
  (address) => {
    expect(isSample(address)).toBe(true);
    expect(link(address)).toEqual({ label: "Visit", to: "/collaborations" });
  },
);

test.each([
  "https://pay.house.org/seed",
  "https://house.example.org/",
  "https://house.org/a.example/",
  "https://house.org/?next=https://house.example/",
])("links to %s unchanged", (address) => {
  expect(link(address)).toEqual({ label: "Visit", href: address });
});
