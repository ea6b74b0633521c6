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
    "?role=weaver.",
    "?role=weaver)",
    "?utm_source=x&role=weaver],",
    "?role=weaver?fbclid=x",
    "?role=weaver.&a=b",
  ])("finds the role in %s, to which another program has added", (search) =>
    expect(roleOf(search, roles)).toBe("weaver"),
  );

  test.each([
    "",
    "?",
    "?role",
    "?role=",
    "?role=wizard",
    "?role=Weaver",
    "?role=weaver%20",
    "?role=weaver%00",
    "?role=we%C3%A5ver",
    "?role=%E0%A4%A",
    "?role=weaver&role=weaver",
    "?role=weaver&role=healer",
    "?role=weaver,healer",
    "?role[]=weaver",
    "?ROLE=weaver",
    "?role=__proto__",
    "?role=constructor",
    "?role=0",
    "?role=../weaver",
    "?role=javascript:alert(1)",
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
