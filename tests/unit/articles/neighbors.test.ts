import { expect, test } from "vitest";
import { neighborsOf } from "../../../src/articles/neighbors.ts";

const [newest, middle, oldest] = [{ slug: "newest" }, { slug: "middle" }, { slug: "oldest" }];
const all = [newest, middle, oldest];

test("the previous article is the older one, the next the newer", () => {
  expect(neighborsOf(middle, all)).toEqual({ previous: oldest, next: newest });
});

test("the newest has no next, the oldest no previous", () => {
  expect(neighborsOf(newest, all)).toEqual({ previous: middle, next: undefined });
  expect(neighborsOf(oldest, all)).toEqual({ previous: undefined, next: middle });
});
