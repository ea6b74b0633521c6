import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pillars } from "../../../data/quiz/pillars.ts";
import { roles } from "../../../data/quiz/roles.ts";
import {
  groupFragment,
  linesOf,
  type Member,
  maxGroupSize,
  readGroup,
  readLines,
  unreadNames,
} from "../../../src/quiz/group.ts";
import { roleLink } from "../../../src/quiz/role-link.ts";
import { packFragment } from "../../../src/quiz/role-pack.ts";

const group: Member[] = [
  { name: "Ada", roles: ["weaver"] },
  { name: "José & Ben", roles: ["healer", "frontline_responder"] },
  { name: "", roles: ["guide"] },
];

describe("groupFragment(members) and readGroup(fragment, roles)", () => {
  test("use a human-readable format", () => {
    expect(groupFragment(group)).toBe("#Ada=weaver&Jos%C3%A9+%26+Ben=healer.frontline_responder&=guide");
    expect(readGroup(groupFragment(group), roles)).toEqual(group);
  });

  test("round-trip every group", () => {
    const keys = roles.map(({ key }) => key);
    const member = fc.record({
      name: fc.string({ maxLength: 40 }).map((name) => name.replaceAll(/\s+/g, " ").trim()),
      roles: fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 40 }), (members) => {
        expect(readGroup(groupFragment(members as unknown as Member[]), roles)).toEqual(members);
      }),
      { seed: 20261125, numRuns: 100 },
    );
  });

  test("accept a fragment that another program has encoded", () => {
    expect(readGroup("#Jos%C3%A9%20B=weaver", roles)).toEqual([{ name: "José B", roles: ["weaver"] }]);
  });

  test.each([
    "&utm_source=x&utm_medium=mail",
    "?fbclid=x",
    "?a=b&c=x",
    ".",
    ")",
    "&gclid=x.",
    "&utm_source=",
    "&utm_medium=w",
    "&Ben=wizard",
  ])("leave out %s, which another program has added", (added) =>
    expect(readGroup(groupFragment(group) + added, roles)).toEqual(group),
  );

  test.each([
    ["a link that was cut in a role", "#Ada=weaver&Ben=heal"],
    ["a link that was cut before a role", "#Ada=weaver&Ben="],
    ["an empty fragment", "#"],
    ["another page's fragment", "#pricing"],
    ["a name without a role", "#Ada="],
    ["an unknown role", "#Ada=wizard"],
    ["a role from the prototype", "#Ada=constructor"],
    ["the same role twice", "#Ada=weaver.weaver"],
    ["a long name", `#${"a".repeat(41)}=weaver`],
    ["too many people", `#${Array.from({ length: maxGroupSize + 1 }, () => "=weaver").join("&")}`],
  ])("refuse %s", (_, fragment) => {
    expect(readGroup(fragment, roles)).toBeUndefined();
  });
});

describe("unreadNames(fragment, roles)", () => {
  test.each([
    ["&Ben=wizard", ["Ben"]],
    ["&Ben=weaver.wizard&Cy=baker", ["Ben", "Cy"]],
    ["&=wizard", ["wizard"]],
    [`&${"b".repeat(50)}=wizard`, ["b".repeat(40)]],
    ["", []],
    ["&utm_source=x&utm_medium=mail", []],
    ["?fbclid=x", []],
    ["&gclid=x.", []],
  ])("after a group, lists the people in %j whose role is unknown", (added, names) => {
    expect(unreadNames(groupFragment(group) + added, roles)).toEqual(names);
  });
});

describe("readLines(text, roles)", () => {
  test("refuses the link of a group with an unknown role", () => {
    expect(readLines("https://kindred.example/quiz/together#Ada=weaver&Ben=wizard", roles)).toMatchObject({
      members: [],
      problems: [{ problem: "link" }],
    });
  });

  const only = (line: string) => readLines(line, roles).members;
  const page = "https://kindred.example";

  test.each([
    ["Weaver", "", ["weaver"]],
    ["frontline responder", "", ["frontline_responder"]],
    ["Ada: Weaver", "Ada", ["weaver"]],
    ["Ada Weaver", "Ada", ["weaver"]],
    ["Ada Lovelace frontline responder and Guide", "Ada Lovelace", ["frontline_responder", "guide"]],
    ["Ada, weaver and Healer", "Ada", ["weaver", "healer"]],
    ["Ada Lovelace – Guide", "Ada Lovelace", ["guide"]],
    ["Jean-Luc - Guide", "Jean-Luc", ["guide"]],
    ["Kim Weaver: Guide", "Kim Weaver", ["guide"]],
    ["Ada and Ben: Guide", "Ada and Ben", ["guide"]],
    ["Weaver and Healer", "", ["weaver", "healer"]],
    [roleLink(page, "weaver"), "", ["weaver"]],
    [`Ada: ${roleLink(page, "weaver")}`, "Ada", ["weaver"]],
    [`${roleLink(page, "weaver")} Ada`, "Ada", ["weaver"]],
    ["kindred.example/quiz?role=guide", "", ["guide"]],
    [`Ada ${page}/quiz/roles/healer`, "Ada", ["healer"]],
    [`Ada ${page}/quiz/roles/healer/`, "Ada", ["healer"]],
    [`Ada ${page}/quiz/roles/healer.`, "Ada", ["healer"]],
    [`Ada: (${roleLink(page, "weaver")}).`, "Ada", ["weaver"]],
    [`Ada: ${roleLink(page, "weaver")}?fbclid=x`, "Ada", ["weaver"]],
  ])("reads %s", (line, name, expected) => {
    expect(only(line)).toEqual([{ name, roles: expected }]);
  });

  test("reads both roles of a role pack's link", () => {
    const counts = Object.fromEntries(roles.map(({ key }) => [key, 0])) as Record<
      (typeof roles)[number]["key"],
      number
    >;
    const fragment = packFragment({
      role: "guide",
      secondary: "weaver",
      counts,
      pillars: [pillars[0].key, pillars[1].key],
      programs: [],
      owner: "ada",
    });
    expect(only(`${page}/quiz/role-pack${fragment}`)).toEqual([{ name: "", roles: ["guide", "weaver"] }]);
  });

  test("reads the lines of linesOf(members, roles)", () => {
    const lines = linesOf(group, roles);
    expect(lines).toBe("Ada: Weaver\nJosé & Ben: Healer and Frontline Responder\nGuide");
    expect(readLines(lines, roles).members).toEqual(group);
  });

  test("adds all people of a group's link", () => {
    expect(only(`${page}/quiz/together${groupFragment(group)}`)).toEqual(group);
  });

  test("skips empty lines and numbers lines with problems", () => {
    const { members, problems } = readLines(
      `Ada: Weaver\n\n Ben: Wizard \r\n${page}/about\nCleo\nAda: Weaver, Wizard`,
      roles,
    );
    expect(members).toHaveLength(1);
    expect(problems).toEqual([
      { line: 3, text: "Ben: Wizard", problem: "role" },
      { line: 4, text: `${page}/about`, problem: "link" },
      { line: 5, text: "Cleo", problem: "role" },
      { line: 6, text: "Ada: Weaver, Wizard", problem: "role" },
    ]);
  });

  test.each([
    `${page}/quiz?role=wizard`,
    `${page}/quiz?role=weaver&role=weaver`,
    `${page}/quiz/together#Ada=wizard`,
    "https://[broken",
    "javascript:alert(1)//?role=x",
  ])("refuses %s", (line) => {
    expect(readLines(line, roles)).toEqual({ members: [], problems: [{ line: 1, text: line, problem: "link" }] });
  });
});
