import { expect, test } from "vitest";
import { support } from "../../../data/homestead.ts";
import { moved } from "../../../data/moved.ts";
import { everyLink } from "./every-word.ts";

test("links to present addresses only", () => {
  const old = new Set(Object.keys(moved));
  expect(everyLink.filter(({ to }) => old.has(to.split(/[?#]/)[0] ?? ""))).toEqual([]);
});

test("leads from the Homestead's four ways of support to the places that take it", () => {
  expect(support.ways.map(({ link }) => [link.label, link.to])).toEqual([
    ["Donate", "/donate"],
    ["Volunteer", "/volunteer"],
    ["Sponsor", "/donate#sponsor"],
    ["Come to an event", "/events"],
  ]);
});
