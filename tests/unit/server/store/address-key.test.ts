import { domainToASCII } from "node:url";
import { describe, expect, test } from "vitest";
import { addressKey } from "../../../../server/store/address-key.ts";

describe("normalizes the domain of a mailbox", () => {
  test.each([
    ["zoe@example.org", [" Zoe@EXAMPLE.org", "zoe@ｅxample.org", "zoe@exampl𝐞.ｏｒｇ", "zoe@ⅇxample.org"]],
    ["zoe@bücher.example", ["ZOE@BÜCHER.example", "zoe@xn--bcher-kva.example", "zoe@XN--bcher-KVA.example"]],
    ["用户@例え.jp", ["用户@xn--r8jz45g.jp", "用户@例え.ｊｐ"]],
  ])("%s", (key, spellings) => {
    expect(addressKey(key)).toBe(key);
    for (const spelling of spellings) {
      expect([spelling, addressKey(spelling)]).toEqual([spelling, key]);
      const domains = [spelling, key].map((text) => domainToASCII(text.split("@")[1] ?? ""));
      expect(domains[0]).toBe(domains[1]);
    }
  });
});

test.each(["zoe", "@", "zoe@", "zoe@xn--\u0000", "zoe@0x7f.1", "mail me @ höme", "ｚoe@example.org", "zoe@ⓔ/x"])(
  "leaves text without another spelling unchanged: %j",
  (text) => {
    expect(addressKey(text)).toBe(text);
  },
);

test("distinguishes different mailboxes", () => {
  const keys = ["zoe@example.org", "zoé@example.org", "zoe@exämple.org", "zoe@example.com"].map(addressKey);
  expect(new Set(keys).size).toBe(keys.length);
});
