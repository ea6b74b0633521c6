// @vitest-environment node
import { expect, test } from "vitest";
import { mintToken, readToken } from "../../../../server/mail/token.ts";

const secret = "a secret for tests";
const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;

test("a token gives its address back, as addresses are compared", () => {
  const token = mintToken("confirm", "Noor@Example.org", secret, now);
  expect(readToken("confirm", token, secret, now)).toBe("noor@example.org");
  expect(encodeURIComponent(token)).toBe(token);
});

test("an address in any script comes back", () => {
  const token = mintToken("unsubscribe", "用户@例え.jp", secret, now);
  expect(readToken("unsubscribe", token, secret, now)).toBe("用户@例え.jp");
});

test("a token confirms for 30 days and unsubscribes for ever", () => {
  const confirm = mintToken("confirm", "noor@example.org", secret, now);
  expect(readToken("confirm", confirm, secret, now + 30 * day)).toBeDefined();
  expect(readToken("confirm", confirm, secret, now + 30 * day + 1)).toBeUndefined();
  const out = mintToken("unsubscribe", "noor@example.org", secret, now);
  expect(readToken("unsubscribe", out, secret, now + 3650 * day)).toBeDefined();
});

test("a mail’s way out stays the same link", () => {
  const tokens = [now, now + day].map((at) => mintToken("unsubscribe", "noor@example.org", secret, at));
  expect(tokens[0]).toBe(tokens[1]);
});

test("a token for one purpose is none for the other", () => {
  const confirm = mintToken("confirm", "noor@example.org", secret, now);
  expect(readToken("unsubscribe", confirm, secret, now)).toBeUndefined();
});

test("another secret, another address, another time or a changed character make it worthless", () => {
  const token = mintToken("confirm", "noor@example.org", secret, now);
  const [address = "", time = "", mac = ""] = token.split(".");
  const other = Buffer.from("mara@example.org").toString("base64url");
  const later = (now + day).toString(36);
  for (const forged of [
    "",
    ".",
    "..",
    address,
    `${other}.${time}.${mac}`,
    `${address}.${later}.${mac}`,
    `${address}.${time}.`,
    `${address}.${time}.${mac.slice(1)}`,
    `${address}=.${time}.${mac}`,
    `${token}.`,
    `${token} `,
    token.toUpperCase(),
  ]) {
    expect(readToken("confirm", forged, secret, now)).toBeUndefined();
  }
  expect(readToken("confirm", token, "another secret", now)).toBeUndefined();
});

test("without a secret nothing is minted", () => {
  expect(() => mintToken("confirm", "noor@example.org", "", now)).toThrow("secret");
});
