import { expect, test } from "vitest";
import { launchFindings } from "../../../scripts/launch-findings.ts";

const today = "2026-11-21";

test("a sample entry is named with its place", () => {
  const partners = [{ name: "Softer Hours", placeholder: true }, { name: "Real One" }];
  expect(launchFindings("data/partners.ts: partners", partners, today)).toEqual([
    "data/partners.ts: partners[Softer Hours]: sample content",
  ]);
});

test("a sample address is found however deep it lies", () => {
  const plans = { root: { payments: [{ href: "https://pay.kindredground.example/root" }] } };
  expect(launchFindings("plans", plans, today)).toEqual([
    "plans.root.payments[0].href: 'https://pay.kindredground.example/root' is a sample address",
  ]);
});

test("a date that has passed is found, and one within thirty days, whatever its field is called", () => {
  const milestones = [
    { when: "Now to Dec 2025", lastDay: "2025-12-31" },
    { when: "Today", lastDay: "2026-11-21" },
    { title: "Supper", startsAt: "2026-12-21T17:00:00-05:00", endsAt: "2026-12-22T01:00:00-05:00" },
  ];
  expect(launchFindings("milestones", milestones, today)).toEqual([
    "milestones[Now to Dec 2025]: its date 2025-12-31 has passed",
    "milestones[Today]: its date 2026-11-21 is within 30 days",
    "milestones[Supper]: its date 2026-12-21 is within 30 days",
  ]);
});

test("the day an article was published or a recent event was held is meant to have passed", () => {
  expect(launchFindings("articles", [{ title: "Rest", date: "2026-10-24" }], today)).toEqual([]);
});

test("filled-in content leaves nothing to say", () => {
  expect(launchFindings("site", { name: "Kindred Ground", founded: 2019, hours: [9, 17], none: null }, today)).toEqual(
    [],
  );
});
