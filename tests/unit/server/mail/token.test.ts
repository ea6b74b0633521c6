import { expect, test } from "vitest";
import { mintToken, readToken } from "../../../../server/mail/token.ts";

const secret = "a secret for tests";
const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;

test("returns the normalized address of a token", () => {
  const token = mintToken("confirm", "Noor@Example.org", secret, now);
  expect(readToken("confirm", token, secret, now)).toBe("noor@example.org");
  expect(encodeURIComponent(token)).toBe(token);
});

test("reads links of a former secret, and writes with the current one", () => {
  const token = mintToken("unsubscribe", "noor@example.org", secret, now);
  const rotated = ["another secret", secret];
  expect(readToken("unsubscribe", token, rotated, now)).toBe("noor@example.org");
  expect(readToken("unsubscribe", token, "another secret", now)).toBeUndefined();
  const since = mintToken("unsubscribe", "noor@example.org", rotated, now);
  expect(readToken("unsubscribe", since, "another secret", now)).toBe("noor@example.org");
});

test("hides the address in a link from proxy logs", () => {
  for (const purpose of ["confirm", "unsubscribe"] as const) {
    const token = mintToken(purpose, "noor@example.org", secret, now);
    for (const encoding of ["base64url", "hex", "latin1"] as const)
      expect(Buffer.from(token, encoding).toString("latin1")).not.toMatch(/noor|example/);
  }
});

test("returns an address in any script", () => {
  const token = mintToken("unsubscribe", "用户@例え.jp", secret, now);
  expect(readToken("unsubscribe", token, secret, now)).toBe("用户@例え.jp");
});

test.each(["confirm", "read"] as const)("ends a link to %s after 30 days", (purpose) => {
  const token = mintToken(purpose, "noor@example.org", secret, now);
  expect(readToken(purpose, token, secret, now + 30 * day)).toBeDefined();
  expect(readToken(purpose, token, secret, now + 30 * day + 1)).toBeUndefined();
});

test.each(["unsubscribe", "stop", "sent"] as const)("opens a link to %s without a limit", (purpose) => {
  const token = mintToken(purpose, "noor@example.org", secret, now);
  expect(readToken(purpose, token, secret, now + 3650 * day)).toBeDefined();
});

test("keeps the unsubscribe link of an address constant", () => {
  const tokens = [now, now + day].map((at) => mintToken("unsubscribe", "noor@example.org", secret, at));
  expect(tokens[0]).toBe(tokens[1]);
});

test("rejects a token for another purpose", () => {
  const confirm = mintToken("confirm", "noor@example.org", secret, now);
  expect(readToken("unsubscribe", confirm, secret, now)).toBeUndefined();
});

test("rejects a token with another secret, length, or character", () => {
  const token = mintToken("confirm", "noor@example.org", secret, now);
  for (const forged of [
    "",
    ".",
    token.slice(1),
    token.slice(0, -1),
    `${token}A`,
    `${token}=`,
    `${token}.`,
    `${token} `,
    token.toUpperCase(),
    "A".repeat(100),
    "A".repeat(2_000),
  ]) {
    expect(readToken("confirm", forged, secret, now)).toBeUndefined();
  }
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "A" ? "B" : "A";
    expect(readToken("confirm", token.slice(0, at) + other + token.slice(at + 1), secret, now)).toBeUndefined();
  }
  expect(readToken("confirm", token, "another secret", now)).toBeUndefined();
});

test("mints no token without a secret", () => {
  expect(() => mintToken("confirm", "noor@example.org", "", now)).toThrow("secret");
});
