import { describe, expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { roleLink, roleOf } from "../../../src/quiz/role-link.ts";

describe("roleOf(search, roles)", () => {
  test.each(roles)("finds $key in the address from roleLink", ({ key }) => {
    expect(roleOf(new URL(roleLink("https://site.example", key)).search, roles)).toBe(key);
  });

  test("finds the role next to other parameters", () => {
    expect(roleOf("?utm_source=mail&role=weaver&fbclid=1", roles)).toBe("weaver");
  });

  test.each([
    "",
    "?role=",
    "?role=wizard",
    "?role=Weaver",
    "?role=%E0%A4%A",
    "?role=weaver&role=healer",
    "?ROLE=weaver",
    "?role=__proto__",
    "?role=constructor",
    "?role=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    `?role=${"weaver".repeat(20_000)}`,
    `?${"role=weaver&".repeat(2_000)}`,
  ])("finds none in %.60s", (search) => {
    expect(roleOf(search, roles)).toBeUndefined();
  });
});

test("roleLink(origin, role) returns the quiz address with the role in its query", () => {
  expect(roleLink("https://site.example", "frontline_responder")).toBe(
    "https://site.example/quiz?role=frontline_responder",
  );
});
