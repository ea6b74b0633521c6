import { expect, test } from "vitest";
import { contact, site } from "../../../data/site.ts";
import { securityTxt } from "../../../prerender/security-txt.ts";

const builtAt = new Date("2027-03-01T09:30:00.000Z");
const text = securityTxt(".well-known/security.txt", builtAt);

function values(field: string): string[] {
  return text.split("\n").flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));
}

test("expires once, between 360 and 365 days after the build", () => {
  const [expires = "", ...others] = values("Expires");
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
});

test("names a contact and its own address", () => {
  expect(values("Contact")[0]).toBe(`mailto:${contact.email}`);
  expect(values("Canonical")).toEqual([`${site.origin}/.well-known/security.txt`]);
});
