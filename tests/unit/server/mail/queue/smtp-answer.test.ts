// @vitest-environment node
import { expect, test } from "vitest";
import { failedDelivery, withoutAddresses } from "../../../../../server/mail/transport.ts";

function failure(command: string, responseCode: number) {
  return Object.assign(new Error("failed"), { code: "E", command, responseCode, response: `${responseCode} no` });
}

test.each([
  ["MAIL FROM", 451, "retry"],
  ["RCPT TO", 450, "retry"],
  ["DATA", 421, "retry"],
  ["MAIL FROM", 550, "dead"],
  ["RCPT TO", 553, "dead"],
  ["DATA", 554, "dead"],
  ["MAIL FROM", 530, "retry"],
  ["MAIL FROM", 503, "retry"],
  ["AUTH PLAIN", 535, "retry"],
  ["CONN", 554, "retry"],
  ["EHLO", 550, "retry"],
])("classifies %s with response %i as %s", (command, code, state) => {
  expect(failedDelivery(failure(command, code))).toEqual({ state, answer: `${code} no` });
});

test("retries after a timeout but not after an invalid envelope", () => {
  expect(failedDelivery(Object.assign(new Error("Timeout"), { code: "ETIMEDOUT", command: "CONN" })).state).toBe(
    "retry",
  );
  expect(failedDelivery(Object.assign(new Error("Invalid"), { code: "EENVELOPE", command: "API" })).state).toBe("dead");
});

test.each([
  ["550 5.1.1 <noor@example.org>: Recipient rejected", "550 5.1.1 <(address)>: Recipient rejected"],
  ["550 no such user 用户@例え.jp here", "550 no such user (address) here"],
  ['550 "a b"@example.org?', "550 (address)"],
  ["450-first\r\n450 second", "450-first 450 second"],
])("stores %j as %j", (answer, kept) => {
  expect(withoutAddresses(answer)).toBe(kept);
});
