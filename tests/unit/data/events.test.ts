import { expect, test } from "vitest";
import { events, recentEvents } from "../../../data/events.ts";

test("no event has the slug of another, whether to come or past", () => {
  const slugs = [...events, ...recentEvents].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
