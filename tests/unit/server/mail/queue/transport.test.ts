import { expect, test } from "vitest";
import { failedDelivery, withoutAddresses } from "../../../../../server/mail/transport.ts";
import { mailOf, submissionFor } from "../forms.ts";
import { connectMailServer } from "./mail-server.ts";

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

const { server, transport } = await connectMailServer();

test.each([
  "Zoë Ångström-O’Hara",
  "Nguyễn Thị Ánh",
  "Zoe\u0308 decomposed",
  "نور حدّاد",
  "שָׁלוֹם לוי",
  "अजय कुमार",
  "ஆனந்தி",
  "山田 太郎（やまだ）",
  "김하늘",
  "Ἀριστοτέλης",
  "Зоя Щукіна",
  "ሰላም",
  "ᏣᎳᎩ",
  "ᓄᓇᕗᑦ",
  "Hawaiʻi Kamehameha Kalākaua",
  "𠮷野家 👩🏽‍🌾",
  "နေမျိုး",
])("delivers %s to staff unchanged", async (name) => {
  const message = `${name}\n${name.repeat(40)}`;
  const submission = submissionFor("staff-notification", { name, message });
  await transport.send(mailOf("staff-notification", submission));
  const mail = server.received.at(-1)?.mail;
  expect(mail?.text).toContain(`Name: ${name}\n`);
  expect(mail?.text).toContain(`    ${name}\n    ${name.repeat(40)}\n`);
  expect(mail?.html).toContain(`>${name}</span>`);
});

test.each([
  ["noor@bücher.example", "noor@bücher.example", false],
  ["用户@例え.jp", "用户@例え.jp", true],
  ["नूर@example.org", "नूर@example.org", true],
  ["nour.حداد@example.org", "nour.حداد@example.org", true],
  ["o'hara+a=b{c}|d@example.org", "o'hara+a=b{c}|d@example.org", false],
])("delivers mail to %s", async (address, envelope, utf8) => {
  expect(await transport.send(mailOf("quiz-results", undefined, address))).toEqual({ state: "sent" });
  const received = server.received.at(-1);
  // This server decodes domains to Unicode in any case.
  expect(received?.to).toEqual([envelope]);
  expect(received?.utf8).toBe(utf8);
});

test("encodes an internationalized domain as ASCII", async () => {
  await transport.send(mailOf("quiz-results", undefined, "noor@bücher.example"));
  expect(server.received.at(-1)?.raw).toContain("\r\nTo: noor@xn--bcher-kva.example\r\n");
});

test("replies to an internationalized address and shows its original spelling", async () => {
  const submission = submissionFor("staff-notification", { email: "用户@例え.jp" });
  await transport.send(mailOf("staff-notification", submission));
  const mail = server.received.at(-1)?.mail;
  expect(mail?.text).toContain("Email: 用户@例え.jp\n");
  expect(mail?.replyTo?.[0]?.address?.startsWith("用户@")).toBe(true);
});
