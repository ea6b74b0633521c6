import { expect, test } from "vitest";
import { isAddress, suggestedAddress } from "../../../src/forms/typed-address.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  ["ana@gmal.com", "ana@gmail.com"],
  ["ana@gamil.com", "ana@gmail.com"],
  ["ana@gnail.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
  ["ana@outlok.com", "ana@outlook.com"],
  [" Ana.B@GMIAL.COM ", "Ana.B@gmail.com"],
  ["ana\u200b@gmial.com", "ana@gmail.com"],
])("suggests a correction of %j", (typed, suggested) => {
  expect(suggestedAddress(typed)).toBe(suggested);
});

test.each(["", "ana", "@gmial.com", "ana@", "ana@gmail.com", "ana@example.org", "ana@sub.gmial.com", "a@b@gmial.com"])(
  "suggests nothing for %j",
  (typed) => expect(suggestedAddress(typed)).toBeUndefined(),
);

test.each(["toString", "constructor", "__proto__"])("suggests nothing for the domain %s", (domain) => {
  expect(suggestedAddress(`ana@${domain}`)).toBeUndefined();
});

const longLabel = "x".repeat(63);

test.each(["a@b.co", "zoë@münchen.de", "a.b+c@mail.example.org", `a@${longLabel}.org`, "a@3m.co", "用户@例子.公司"])(
  "'%s' is an address",
  (typed) => expect(isAddress(typed)).toBe(true),
);

test.each([
  ...["", "a", "@b.co", "a@b", "a@b.c", "a@.co", "a@b..co", "a@b.co.", "a@b@c.co", "a b@c.co", "a@-b.co", "a@b-.co"],
  ...["a@b.-co", "a@b.co-", "a@b.123", `a@${longLabel}x.org`, "a@b_c.co", '"a"@b.co', "a@b.c·o"],
])("'%s' is no address", (typed) => expect(isAddress(typed)).toBe(false));
