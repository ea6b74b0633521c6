// @vitest-environment node
import { expect, test } from "vitest";
import { formNames } from "../../../../data/forms/every-form.ts";
import { roleOf } from "../../../../data/staff-roles.ts";
import { mailFor } from "../../../../server/mail/mail-for.ts";

const day = 24 * 60 * 60 * 1000;
const options = { staffAddress: "staff@example.org", now: 1_000_000_000, newId: () => "id" };
const fields = { email: "noor@example.org" };

test.each([
  ["newsletter", "newsletter-confirmation"],
  ["quiz-results", "quiz-results"],
] as const)("%s sends its own mail to whoever asked, once a day at most, and tells nobody else", (form, kind) => {
  const atMost = { count: 1, since: options.now - day };
  expect(mailFor({ form, state: "received", fields }, options)).toEqual([
    { id: "id", kind, to: "noor@example.org", atMost },
  ]);
});

test.each(formNames.filter((form) => roleOf[form]))("%s goes to the staff, and a receipt to whoever wrote", (form) => {
  const [staff, sender, ...more] = mailFor({ form, state: "received", fields }, options);
  expect(staff).toEqual({ id: "id", kind: "staff-notification", to: "staff@example.org" });
  expect(sender).toMatchObject({ kind: "receipt", to: "noor@example.org", atMost: { since: options.now - day } });
  expect(more).toEqual([]);
});

test("a form goes to the address of its role, and to the office’s where its role has none", () => {
  const roleAddresses = { homestead: "land@example.org" };
  const told = (form: (typeof formNames)[number]) =>
    mailFor({ form, state: "received", fields: {} }, { ...options, roleAddresses }).map(({ to }) => to);
  expect(told("homestead-visit")).toEqual(["land@example.org"]);
  expect(told("sponsor")).toEqual(["staff@example.org"]);
});

test("without an address for the staff, forms wait in the inbox", () => {
  const mail = mailFor({ form: "contact", state: "received", fields }, { ...options, staffAddress: undefined });
  expect(mail.map(({ kind }) => kind)).toEqual(["receipt"]);
});

test("what is in quarantine causes no mail", () => {
  for (const form of formNames) expect(mailFor({ form, state: "quarantined", fields }, options)).toEqual([]);
});
