// @vitest-environment node
import { expect, test } from "vitest";
import { renderMail } from "../../../../../server/mail/templates/render-mail.ts";
import { context, jobFor, submissionFor } from "../forms.ts";
import { connectMailServer } from "./mail-server.ts";

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
  await transport.send(renderMail(jobFor(submission, "staff-notification"), submission, context));
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
  const submission = submissionFor("quiz-results");
  const mail = renderMail(jobFor(submission, "quiz-results", address), submission, context);
  expect(await transport.send(mail)).toEqual({ state: "sent" });
  const received = server.received.at(-1);
  // This server decodes domains to Unicode in any case.
  expect(received?.to).toEqual([envelope]);
  expect(received?.utf8).toBe(utf8);
});

test("encodes an internationalized domain as ASCII", async () => {
  const submission = submissionFor("quiz-results");
  await transport.send(renderMail(jobFor(submission, "quiz-results", "noor@bücher.example"), submission, context));
  expect(server.received.at(-1)?.raw).toContain("\r\nTo: noor@xn--bcher-kva.example\r\n");
});

test("replies to an internationalized address and shows its original spelling", async () => {
  const submission = submissionFor("staff-notification", { email: "用户@例え.jp" });
  await transport.send(renderMail(jobFor(submission, "staff-notification"), submission, context));
  const mail = server.received.at(-1)?.mail;
  expect(mail?.text).toContain("Email: 用户@例え.jp\n");
  expect(mail?.replyTo?.[0]?.address?.startsWith("用户@")).toBe(true);
});
