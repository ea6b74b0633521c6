import { expect, test } from "vitest";
import { events, recentEvents } from "../../../data/events.ts";

test("gives upcoming and past events unique slugs", () => {
  const slugs = [...events, ...recentEvents].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
