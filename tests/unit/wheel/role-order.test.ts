import { describe, expect, test } from "vitest";
import { ranked, total } from "../../../src/wheel/role-order.ts";

const roles = [
  { key: "weaver", name: "Weaver" },
  { key: "guide", name: "Guide" },
  { key: "healer", name: "Healer" },
  { key: "builder", name: "Builder" },
] as const;

describe("total", () => {
  test("adds all counts", () => {
    expect(total({ weaver: 3, guide: 2, healer: undefined })).toBe(5);
    expect(total({})).toBe(0);
  });
});

describe("ranked", () => {
  test("sorts by count and name and treats missing counts as zero", () => {
    const order = ranked(roles, { weaver: 1, healer: 4, guide: 1 }).map(({ name }) => name);
    expect(order).toEqual(["Healer", "Guide", "Weaver", "Builder"]);
  });

  test("doesn't change its input", () => {
    ranked(roles, { builder: 2 });
    expect(roles[0].name).toBe("Weaver");
  });
});
