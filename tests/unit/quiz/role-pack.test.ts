import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programs } from "../../../data/programs.ts";
import { pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { roles } from "../../../data/quiz/roles.ts";
import { ownerOf, packFileName, packFragment, type RolePack, readPack } from "../../../src/quiz/role-pack.ts";
import { recommend, score } from "../../../src/quiz/score.ts";
import { answersFrom } from "./answers.ts";

const terms = { roles, pillars, programs };
const pack: RolePack = {
  role: "caregiver",
  secondary: "weaver",
  counts: {
    builder: 1,
    caregiver: 4,
    disruptor: 1,
    experimenter: 1,
    frontline_responder: 0,
    guide: 1,
    healer: 1,
    storyteller: 1,
    visionary: 1,
    weaver: 4,
  },
  pillars: ["paternalism", "sense_of_urgency"],
  programs: ["parenting-for-liberation", "pass-hub"],
  owner: "june.b",
};
const fragment =
  "#role=caregiver&secondary=weaver&counts=1.4.1.1.0.1.1.1.1.4&pillars=paternalism.sense_of_urgency" +
  "&programs=parenting-for-liberation.pass-hub&owner=june.b";

describe("packFragment(pack) and readPack(hash, terms)", () => {
  test("use a human-readable format", () => {
    expect(packFragment(pack)).toBe(fragment);
    expect(readPack(fragment, terms)).toEqual(pack);
  });

  test("allow a missing secondary role and an empty program list", () => {
    const { secondary, ...alone } = { ...pack, programs: [] };
    expect(packFragment(alone)).not.toContain("secondary");
    expect(readPack(packFragment(alone), terms)).toEqual(alone);
  });

  test("round-trip every result", () => {
    const anyChoices = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(anyChoices, fc.emailAddress(), (choices, email) => {
        const result = score(answersFrom(choices), { questions, roles, pillars });
        const sent: RolePack = {
          role: result.primary,
          secondary: result.secondary,
          counts: result.roleCounts,
          pillars: result.topPillars,
          programs: recommend(result, roles, 3),
          owner: ownerOf(email),
        };
        expect(readPack(packFragment(sent), terms)).toEqual(sent);
      }),
      { seed: 20261121, numRuns: 200 },
    );
  });
});

test.each(["&utm_source=x", "?fbclid=x", ".", "),", "&", "&__proto__=x"])(
  "readPack leaves out %s, which another program has added",
  (added) => expect(readPack(fragment + added, terms)).toEqual(pack),
);

test("readPack leaves out unknown parts before the known ones", () => {
  expect(readPack(fragment.replace("#role", "#email=x&role"), terms)).toEqual(pack);
});

describe("readPack rejects", () => {
  const changed = (from: string, to: string) => {
    expect(fragment).toContain(from);
    return fragment.replace(from, to);
  };

  test.each([
    ["an empty address", ""],
    ["an empty fragment", "#"],
    ["another page’s fragment", "#pricing"],
    ["a truncated fragment", fragment.slice(0, 60)],
    ["a fragment without a hash sign", fragment.slice(1)],
    ["a broken escape", `${fragment}%E0%A4%A`],
    ["a very long fragment", `#${"role=caregiver&".repeat(10_000)}`],
  ])("%s", (_, hash) => {
    expect(readPack(hash, terms)).toBeUndefined();
  });

  test.each([
    ["an unknown role", "role=caregiver", "role=wizard"],
    ["a role from the prototype", "role=caregiver", "role=constructor"],
    ["markup for a role", "role=caregiver", "role=%3Cscript%3E"],
    ["a missing role", "role=caregiver&", ""],
    ["two roles", "#role=caregiver", "#role=caregiver&role=weaver"],
    ["a role that does not lead", "role=caregiver", "role=builder"],
    ["an unknown secondary role", "secondary=weaver", "secondary=wizard"],
    ["an empty secondary role", "secondary=weaver", "secondary="],
    ["the same role twice", "secondary=weaver", "secondary=caregiver"],
    ["a secondary role that does not lead", "secondary=weaver", "secondary=builder"],
    ["too few counts", "1.4.1.1.0.1.1.1.1.4", "1.4.1.1.0.1.1.1.5"],
    ["too many counts", "1.4.1.1.0.1.1.1.1.4", "1.4.1.1.0.1.1.1.1.4.0"],
    ["counts with a total of 14", "1.4.1.1.0", "0.4.1.1.0"],
    ["counts with a total of 16", "1.4.1.1.0", "2.4.1.1.0"],
    ["a count below 0", "1.4.1.1.0", "3.4.1.1.-2"],
    ["a count with a leading zero", "1.4.1.1.0", "01.4.1.1.0"],
    ["a count in another notation", "1.4.1.1.0", "1e0.4.1.1.0"],
    ["fractional counts", "1.4.1.1.0", "5e-1.4.15e-1.1.0"],
    ["a count too small to change the sum", "1.4.1.1.0", "1.4.1.1.1e-17"],
    ["a count that isn’t a number", "1.4.1.1.0", "x.4.1.1.0"],
    ["infinite counts", "1.4.1.1.0", "Infinity.4.1.1.0"],
    ["an unknown pillar", "paternalism.", "hurry."],
    ["one pillar", "paternalism.", ""],
    ["the same pillar twice", "paternalism.sense_of_urgency", "paternalism.paternalism"],
    ["three pillars", "paternalism.", "paternalism.objectivity."],
    ["an unknown program", "pass-hub", "pass-key"],
    ["the same program twice", ".pass-hub", ".pass-hub.pass-hub"],
    ["four programs", ".pass-hub", ".pass-hub.decolonization-101.decolonization-201"],
    ["a missing list of programs", "programs=parenting-for-liberation.pass-hub&", ""],
    ["no owner", "owner=june.b", "owner="],
    ["a missing owner", "&owner=june.b", ""],
    ["an owner with an address", "june.b", "june%40mail.example"],
    ["an owner with a path", "june.b", "..%2Fjune"],
    ["an owner with markup", "june.b", "%3Cb%3Ejune"],
    ["an owner with a line break", "june.b", "june%0A"],
    ["an owner with a space", "june.b", "june+b"],
    ["an owner with look-alike letters", "june.b", "jun%D0%B5"],
    ["an owner of 41 letters", "june.b", "j".repeat(41)],
    ["parts in another order", "#role=caregiver&secondary=weaver", "#secondary=weaver&role=caregiver"],
  ])("%s", (_, from, to) => {
    expect(readPack(changed(from, to), terms)).toBeUndefined();
  });

  test("a program that the page doesn't know", () => {
    const fewer = programs.filter(({ slug }) => slug !== "pass-hub");
    expect(readPack(fragment, { ...terms, programs: fewer })).toBeUndefined();
  });
});

test("packFileName includes the owner and the role", () => {
  expect(packFileName(pack)).toBe("rolepack_june.b_caregiver.pdf");
});

describe("ownerOf(email)", () => {
  test.each([
    ["june.b@mail.example", "june.b"],
    ["June_B-2@mail.example", "June_B-2"],
    ["june+quiz@mail.example", "june-quiz"],
    ["josé.ñandú@mail.example", "jose.nandu"],
    ['"june @ home"@mail.example', "june-home"],
    ["../../etc/passwd@mail.example", "etc-passwd"],
    [".hidden.@mail.example", "hidden"],
    [`${"j".repeat(64)}@mail.example`, "j".repeat(40)],
    [`${"j".repeat(39)}.june@mail.example`, "j".repeat(39)],
    ["日本@mail.example", "user"],
    ["@mail.example", "user"],
    ["june", "user"],
    ["", "user"],
    [undefined, "user"],
  ])("converts %s to %s", (email, expected) => {
    expect(ownerOf(email)).toBe(expected);
  });

  test("returns a valid file name for any input, without a dot at either end", () => {
    const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 });
    fc.assert(
      fc.property(codeUnits, (units) => {
        const owner = ownerOf(`${String.fromCharCode(...units)}@mail.example`);
        expect(owner).toMatch(/^[A-Za-z0-9._-]{1,40}$/);
        expect(owner).not.toMatch(/^\.|\.$/);
      }),
      { seed: 20261121 },
    );
  });
});
