import { expect, test } from "vitest";
import { neighborsOf } from "../../../src/articles/neighbors.ts";

const [newest, middle, oldest] = [{ slug: "newest" }, { slug: "middle" }, { slug: "oldest" }];
const all = [newest, middle, oldest];

test("returns the older article as previous and the newer one as next", () => {
  expect(neighborsOf(middle, all)).toEqual({ previous: oldest, next: newest });
});

test("returns no next article for the newest and no previous for the oldest", () => {
  expect(neighborsOf(newest, all)).toEqual({ previous: middle, next: undefined });
  expect(neighborsOf(oldest, all)).toEqual({ previous: undefined, next: middle });
});
