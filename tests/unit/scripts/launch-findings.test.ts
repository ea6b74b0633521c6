import { expect, test } from "vitest";
import { launchFindings, launchList } from "../../../scripts/launch-findings.ts";

const today = "2026-11-21";

test("reports a sample entry with its location", () => {
  const partners = [{ name: "Softer Hours", placeholder: true }, { name: "Real One" }];
  expect(launchFindings("data/partners.ts: partners", partners, today)).toEqual([
    { kind: "sample", place: "data/partners.ts: partners[Softer Hours]", value: "" },
  ]);
});

test("reports what a person has to confirm, with its location", () => {
  const section = { id: "hosting", placeholder: true, confirm: "The name of the hosting company." };
  expect(launchFindings("data/privacy.ts: privacy", section, today)).toEqual([
    { kind: "confirm", place: "data/privacy.ts: privacy", value: "The name of the hosting company." },
  ]);
});

test("reports a sample address at any depth", () => {
  const plans = { root: { payments: [{ href: "https://pay.kindredground.example/root" }] } };
  expect(launchFindings("plans", plans, today)).toEqual([
    { kind: "address", place: "plans.root.payments[0].href", value: "https://pay.kindredground.example/root" },
  ]);
});

test("reports an address without its sentence or link", () => {
  const words = ["Write to hello@kg.example. We answer.", "mailto:hello@kg.example", "See (https://kg.example/a)."];
  const addresses = launchFindings("words", words, today).map(({ value }) => value);
  expect(addresses).toEqual(["hello@kg.example", "hello@kg.example", "https://kg.example/a"]);
});

test("reports past dates and dates within thirty days in any field", () => {
  const milestones = [
    { when: "Until Dec 2025", lastDay: "2025-12-31" },
    { when: "Today", lastDay: "2026-11-21" },
    { title: "Supper", startsAt: "2026-12-21T17:00:00-05:00", endsAt: "2026-12-22T01:00:00-05:00" },
  ];
  expect(launchFindings("milestones", milestones, today)).toEqual([
    { kind: "passed", place: "milestones[Until Dec 2025]", value: "2025-12-31" },
    { kind: "soon", place: "milestones[Today]", value: "2026-11-21" },
    { kind: "soon", place: "milestones[Supper]", value: "2026-12-21" },
  ]);
});

test("ignores dates of events that are always past, such as publication", () => {
  expect(
    launchFindings(
      "articles",
      [
        {
          title: "Rest",
          date: "2026-10-24",
          announced: "2026-10-01",
          on: "2026-10-02",
          endedAt: "2026-10-03T10:00:00Z",
        },
      ],
      today,
    ),
  ).toEqual([]);
});

test("reports a sample once, and none of its dates", () => {
  const offer = { title: "Founding Member", placeholder: true, lastDay: "2025-12-31", changes: [{ on: "2026-11-20" }] };
  expect(launchFindings("offers", [offer], today)).toEqual([
    { kind: "sample", place: "offers[Founding Member]", value: "" },
  ]);
});

test("reports nothing for real content", () => {
  expect(launchFindings("site", { name: "Kindred Ground", founded: 2019, hours: [9, 17], none: null }, today)).toEqual(
    [],
  );
});

test("lists past dates first and each address once with its count", () => {
  const data = [
    { title: "Apple", placeholder: true, href: "https://pay.example/a" },
    { title: "Pear", href: "https://pay.example/a", lastDay: "2026-12-01" },
    { title: "Plum", href: "https://pay.example/b", lastDay: "2026-10-01" },
  ];
  expect(launchList(launchFindings("fruit", data, today))).toBe(`Dates that have passed (1)
  2026-10-01  fruit[Plum]

Dates within thirty days (1)
  2026-12-01  fruit[Pear]

Sample addresses (2)
  https://pay.example/a  fruit[Apple].href and 1 more
  https://pay.example/b  fruit[Plum].href

Sample content (1)
  fruit[Apple]
`);
  expect(launchList([])).toBe("");
});
