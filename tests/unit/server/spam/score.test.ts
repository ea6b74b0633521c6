import { describe, expect, test } from "vitest";
import { linksIn } from "../../../../server/spam/links.ts";
import { copyOf, isSuspect, signsOf } from "../../../../server/spam/score.ts";
import { unmask } from "../../../../server/spam/unmask.ts";
import type { Fields } from "../../../../src/forms/intake-contract.ts";

const plain = "Hello, is there a quiet place to sit down? My daughter would like to see the goats first.";

function judged(fields: Fields, given: Partial<Parameters<typeof signsOf>[0]> = {}) {
  return signsOf({ form: "contact", fields, typed: fields, copies: 0, ...given });
}

describe("unmask reads disguised words and reports the disguise", () => {
  test.each([
    ["two scripts in one word", "сasіno", "casino", 1],
    ["invisible characters", "c\u200ba\u200bsino", "casino", 1],
    ["separated letters", "v.i.a.g.r.a", "viagra", 1],
    ["digits for letters", "v1agra", "viagra", 0],
    ["accents", "vïágrâ", "viagra", 0],
  ])("%s", (_, text, read, disguised) => {
    expect(unmask(text)).toMatchObject({ words: [read], disguised });
  });

  test("reads mathematical and circled letters", () => {
    expect(unmask("𝓑𝓲𝓽 ⓕⓡⓔⓔ")).toMatchObject({ words: ["bit", "free"], drawn: 7 });
  });

  test.each([
    "Нашему сыну восемь лет",
    "ما بچه ۹ ساله داریم",
    "η κόρη μου",
    "A D H D or P D A",
    "👩🏾‍🌾 we farm",
    "می‌توانیم",
  ])("finds no disguise in %s", (text) => {
    expect(unmask(text)).toMatchObject({ disguised: 0, drawn: 0 });
  });
});

describe("links", () => {
  test.each([
    ["see https://www.Noor.art/books, please", "noor.art", false],
    ["see noor.art/books", "noor.art", false],
    ["hxxp://pay.top/x", "pay.top", true],
    ["pay[.]top", "pay.top", true],
    ["pay (dot) top now", "pay.top", true],
    ["now on luckyy dot com", "luckyy.com", true],
    ["http://paypal.com@pay.top/login", "pay.top", true],
    ["http://192.0.2.15/login", "192.0.2.15", true],
    ["bit.ly/3x", "bit.ly", true],
    ["[url=http://watches.ru]x[/url]", "watches.ru", false],
    ["看https://wai.cn谢", "wai.cn谢", false],
  ])("%s", (text, host, isHidden) => {
    expect(linksIn(text)).toContainEqual({ host, isHidden });
  });

  test.each(["zoe@example.org", "zoe at example dot com", "e.g. this.", "It rained.So we stayed", "3.5", "..."])(
    "finds no link in %s",
    (text) => {
      expect(linksIn(text)).toEqual([]);
    },
  );
});

describe("signs", () => {
  test("are absent from a plain question with any timing", () => {
    for (const _elapsed of ["9000", "nonsense", undefined])
      expect(judged({ message: plain }, { typed: _elapsed ? { _elapsed } : {} })).toEqual([]);
  });

  test.each([
    ["the hidden field is filled in", { website: "x" }, "honeypot"],
    ["it is written too fast", { _elapsed: 1499 }, "fast"],
  ])("suffice alone if %s", (_, typed, name) => {
    const signs = judged({ message: plain }, { typed });
    expect(signs).toMatchObject([{ name }]);
    expect(isSuspect(signs)).toBe(true);
  });

  test("include a link in a name but not in a message", () => {
    expect(isSuspect(judged({ firstName: "WIN NOW https://prize.example.com", message: plain }))).toBe(true);
    expect(judged({ message: `${plain} https://prize.example.com` })).toEqual([]);
  });

  test("quarantine the same words from four senders but not from three", () => {
    const from = (copies: number) => judged({ message: plain }, { copies });
    expect([0, 1, 2, 3, 4, 400].map((copies) => isSuspect(from(copies)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

test("recognize copies regardless of case, punctuation, and spaces, except short ones", () => {
  const copy = (message: string) => copyOf({ form: "contact", fields: { message, firstName: "Zoë" } });
  expect(copy(plain)).not.toBe("");
  expect(copy(plain.toUpperCase().replaceAll(" ", "\n\n"))).toBe(copy(plain));
  expect(copy("Thank you!")).toBe("");
});
