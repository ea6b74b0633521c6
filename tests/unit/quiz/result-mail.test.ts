import { expect, test } from "vitest";
import { resultMail } from "../../../src/quiz/result-mail.ts";

const mail = resultMail({
  role: { name: "Weaver", tagline: "Knots <hold>.", gift: "A gift.", invitation: "An invitation." },
  secondary: { name: "Guide" },
  pillars: [{ name: "Either & Or", antidote: "Find a third way." }],
  programs: [{ url: "/academy/one" }, { url: "/erin/pass-hub" }, { url: "/academy/three" }, { url: "/academy/four" }],
  origin: "https://example.org",
});

test("names every role in the subject", () => {
  expect(mail.subject).toBe("Your liberation role: Weaver and Guide");
});

test("links to the first three programs", () => {
  expect(mail.text).toContain("https://example.org/erin/pass-hub");
  expect(mail.text).not.toContain("/academy/four");
});

test("escapes markup in HTML but not in text", () => {
  expect(mail.text).toContain("Knots <hold>.");
  expect(mail.html).toContain("Knots &lt;hold&gt;.");
  expect(mail.html).toContain("Either &amp; Or");
});
