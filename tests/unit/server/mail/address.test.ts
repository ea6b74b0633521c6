// @vitest-environment node
import { describe, expect, test } from "vitest";
import { readMailbox, spelled } from "../../../../server/mail/address.ts";

test.each([
  ["noor@example.org", "noor@example.org"],
  ["o'hara+news@mail.example.org", "o'hara+news@mail.example.org"],
  ["用户@例え.jp", "用户@xn--r8jz45g.jp"],
  ["χρήστης@παράδειγμα.ελ", "χρήστης@xn--hxajbheg2az3al.xn--qxam"],
  ["mara@bücher.example", "mara@xn--bcher-kva.example"],
  ["अजय@डाटा.भारत", "अजय@xn--c2bd1gb.xn--h2brj9c"],
  ["root@localhost", "root@localhost"],
])("parses %s as one mailbox", (text, address) => {
  const mailbox = readMailbox(text);
  expect(mailbox && spelled(mailbox)).toBe(address);
});

describe("rejects any other text", () => {
  test.each([
    "",
    "noor",
    "@example.org",
    "noor@",
    "a@example.org,b@example.org",
    "a@example.org, b@example.org",
    "a@example.org;b@example.org",
    "a@b@example.org",
    "everyone: a@example.org, b@example.org;",
    "Noor <noor@example.org>",
    "<noor@example.org>",
    '"a b"@example.org',
    "noor(comment)@example.org",
    "noor@example.org\r\nBcc: all@example.org",
    "noor\n@example.org",
    "noor\u0000@example.org",
    "noor\u202e@example.org",
    "noor\u2028@example.org",
    "no or@example.org",
    " noor@example.org",
    "noor@[127.0.0.1]",
    "noor@127.0.0.1",
    "noor@0x7f.1",
    "noor@-example.org",
    "noor@example..org",
    "noor@exa_mple.org",
    "noor@ex%61mple.org",
    `${"n".repeat(65)}@example.org`,
    `noor@${"n".repeat(64)}.org`,
    `noor@${"nnn.".repeat(64)}org`,
  ])("%j", (text) => {
    expect(readMailbox(text)).toBeUndefined();
  });
});
