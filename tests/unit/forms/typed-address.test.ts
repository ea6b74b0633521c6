import { expect, test } from "vitest";
import { suggestedAddress } from "../../../src/forms/typed-address.ts";

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
