import { expect, test } from "vitest";
import { briefAt } from "../../../data/briefs.ts";
import { offerings } from "../../../data/erins-place.ts";
import { contact } from "../../../data/forms/contact.ts";
import { gatheringsAt } from "../../../data/homestead.ts";
import { programBySlug } from "../../../data/programs.ts";
import { training } from "../../../data/training.ts";
import { linkedValues } from "../../../src/forms/form-values.ts";

const subjectOf = (to: string) => new URL(to, "https://site.test").searchParams.get("subject");

test("fills in the name of a gathering when its link opens the contact form", () => {
  const asked = gatheringsAt(new Date("2026-11-22T12:00:00Z")).flatMap(({ title, link }) =>
    "to" in link && link.to.startsWith("/contact") ? [{ title, subject: subjectOf(link.to) }] : [],
  );
  expect(asked).not.toEqual([]);
  for (const { title, subject } of asked) expect(subject).toBe(title);
});

test("fills in the subject when somebody asks for a curriculum license", () => {
  const licensing = offerings.items.find(({ title }) => title === "Curriculum licensing");
  expect(subjectOf(licensing?.link.to ?? "")).toBe("Curriculum licensing");
});

test("prepares a message about training at work, with its subject and topic", () => {
  const { pathname, searchParams, hash } = new URL(training.link.to, "https://site.test");
  expect([pathname, hash, searchParams.get("inquiry")]).toEqual(["/contact", "#form", "academy"]);
  expect(searchParams.get("subject")).toBe(training.title);
  expect(searchParams.get("message")).toMatch(/size of our group/);
});

test.each([
  ["/volunteer", "volunteer", /^What I enjoy doing:/],
  ["/homestead/visit", "homestead-visit", /^I would like to come on/],
  ["/homestead/retreats", "homestead-visit", /^I would like to come for a weekend or a week/],
])("%s opens the contact form with its topic, a subject and the beginning of a message", (path, topic, begins) => {
  const { form } = briefAt(path);
  const { pathname, search, hash } = new URL("to" in form ? form.to : "", "https://site.test");
  expect([pathname, hash]).toEqual(["/contact", "#form"]);
  const { inquiry, subject, message } = linkedValues(search, contact.fields);
  expect(inquiry).toBe(topic);
  expect(subject).toMatch(/\w/);
  expect(message).toMatch(begins);
});

test("gives training at work the topics of the course about work", () => {
  const [topics] = training.facts;
  expect(programBySlug("decolonization-301").summary).toContain(topics.text);
});
