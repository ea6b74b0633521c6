// @vitest-environment node
import { expect, test } from "vitest";
import { formNames } from "../../../../data/forms/every-form.ts";
import { mailFor } from "../../../../server/mail/mail-for.ts";

const options = { staffAddress: "staff@example.org", now: 1_000_000_000, newId: () => "id" };
const fields = { email: "noor@example.org" };

test("the newsletter asks for confirmation, at most once a day", () => {
  const mail = mailFor({ form: "newsletter", state: "received", fields }, options);
  const dayAgo = options.now - 24 * 60 * 60 * 1000;
  expect(mail).toEqual([{ id: "id", kind: "newsletter-confirmation", to: "noor@example.org", unlessSince: dayAgo }]);
});

test("the assessment sends its result to whoever took it, and not twice in a row", () => {
  const [mail] = mailFor({ form: "quiz-results", state: "received", fields }, options);
  expect(mail).toMatchObject({ kind: "quiz-results", to: "noor@example.org" });
  expect(mail?.unlessSince).toBeLessThan(options.now);
});

test("every other form goes to the staff alone", () => {
  for (const form of formNames.filter((name) => name !== "newsletter" && name !== "quiz-results")) {
    const mail = mailFor({ form, state: "received", fields }, options);
    expect(mail).toEqual([{ id: "id", kind: "staff-notification", to: "staff@example.org" }]);
  }
});

test("without an address for the staff, forms wait in the inbox", () => {
  expect(mailFor({ form: "contact", state: "received", fields }, { ...options, staffAddress: undefined })).toEqual([]);
});

test("what is in quarantine causes no mail", () => {
  for (const form of formNames) expect(mailFor({ form, state: "quarantined", fields }, options)).toEqual([]);
});
