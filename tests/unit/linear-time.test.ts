import { describe, expect, test } from "vitest";
import { withoutTrailingSlashes } from "../../common/site-paths.ts";
import { everyForm } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { clientReader } from "../../server/http/client-address.ts";
import { readInput } from "../../server/http/read-input.ts";
import { wantsJson } from "../../server/http/requests.ts";
import { csv } from "../../server/inbox/export-formats.ts";
import { harmlessLine, harmlessLines, labelled, table } from "../../server/inbox/text.ts";
import { isReference } from "../../server/intake/reference.ts";
import { readMailbox } from "../../server/mail/address.ts";
import { readToken } from "../../server/mail/token.ts";
import { withoutAddresses } from "../../server/mail/transport.ts";
import { chooseEncoding } from "../../server/site-files.ts";
import { copyOf, signsOf } from "../../server/spam/signs.ts";
import { addressesIn } from "../../server/store/submissions.ts";
import { check } from "../../src/forms/schema.ts";
import { nearPages } from "../../src/search/near-pages.ts";
import { ratioOfTimes } from "./processor-time.ts";

const { contact, donation, waitlist, "event-registration": registration, "quiz-results": results } = everyForm;

/** Repeats a text up to `length` characters. */
function run(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

function read(type: string, body: string): Promise<unknown> {
  const headers = { "Content-Type": type };
  return readInput(new Request("http://site.example/", { method: "POST", headers, body })).catch(() => undefined);
}

function checked(field: string, text: string, form: Pick<Form, "fields"> = contact) {
  return check(form, { [field]: text });
}

async function allOf(lines: AsyncIterable<string>): Promise<void> {
  for await (const _ of lines);
}

async function* rowWith(text: string) {
  yield [text];
}

const page = { headers: {}, etag: '"page"', bodies: { identity: Buffer.from("") } };
const listed = ["/academy", "/take-part/quiz"].map((path) => ({ path, title: "", description: "" }));
const clientOf = clientReader(["10.0.0.0/8"]);
const part = 'Content-Disposition: form-data; name="a"';

const entries: Record<string, [text: string, read: (text: string) => unknown][]> = {
  "a path": [
    ["/", (text) => withoutTrailingSlashes(`${text}x`)],
    ["/", (text) => withoutTrailingSlashes(`/a${text}`)],
    ["KG-2", isReference],
    ["a", (text) => nearPages(`/${text}`, listed)],
    ["acad-", (text) => nearPages(`/${text}`, listed)],
    ["%61", (text) => nearPages(`/${text}`, listed)],
    ["%", (text) => nearPages(`/${text}`, listed)],
  ],
  "a header": [
    ["br;q=0 ", (text) => chooseEncoding(page, text)],
    [";q=0.0", (text) => chooseEncoding(page, text)],
    [",", (text) => chooseEncoding(page, text)],
    ["10.0.0.1,", (text) => clientOf("10.0.0.1", text)],
    ["[", (text) => clientOf("10.0.0.1", text)],
    ["1.", (text) => clientOf("10.0.0.1", `1${text}:`)],
    ["; charset ", (text) => read(`application/json${text}`, "{}")],
    [";charset=", (text) => read(`application/json${text}`, "{}")],
    ["application/", (text) => wantsJson(new Headers({ Accept: text }))],
  ],
  "a link in a mail": [
    ["YQ.", (text) => readToken("confirm", text, "secret", 0)],
    ["a", (text) => readToken("confirm", `${text}.0.x`, "secret", 0)],
    ["z", (text) => readToken("confirm", `YQ.${text}.x`, "secret", 0)],
  ],
  "a body as JSON": [
    ["[", (text) => read("application/json", text)],
    ['{"a":', (text) => read("application/json", text)],
    ['"a":1,', (text) => read("application/json", `{${text}"b":2}`)],
    ["\\u0061", (text) => read("application/json", `{"a":"${text}"}`)],
  ],
  "a body as a form": [
    ["a=b&", (text) => read("application/x-www-form-urlencoded", text)],
    ["%", (text) => read("application/x-www-form-urlencoded", text)],
    ["%61", (text) => read("application/x-www-form-urlencoded", `a=${text}`)],
    ["+", (text) => read("application/x-www-form-urlencoded", `a=${text}`)],
    [`--b\r\n${part}\r\n\r\nx\r\n`, (text) => read("multipart/form-data; boundary=b", `${text}--b--\r\n`)],
    ["\r\n--", (text) => read("multipart/form-data; boundary=b", `--b\r\n${part}\r\n\r\n${text}\r\n--b--\r\n`)],
    ["X: y\r\n", (text) => read("multipart/form-data; boundary=b", `--b\r\n${text}\r\n\r\n--b--\r\n`)],
  ],
  "typed text": [
    ["\u0327\u0301", (text) => checked("message", `a${text}`)],
    ["a\u0327\u0301", (text) => checked("firstName", text)],
    [" \t", (text) => checked("firstName", `a${text}b`)],
    ["\r", (text) => checked("message", text)],
    ["a.", (text) => checked("email", `a@${text}`)],
    ["@", (text) => checked("email", text)],
    ["1,", (text) => checked("amount", text, donation)],
    [" ", (text) => checked("amount", `1${text}x`, donation)],
    ["1 ,", (text) => checked("people", text, registration)],
    ["a", (text) => checked("plan", text, waitlist)],
    ["0", (text) => checked("answers", text, results)],
    ["@", (text) => addressesIn({ email: text })],
    ["ｅ.", (text) => addressesIn({ email: `a@${text}` })],
    ["a.", (text) => readMailbox(`a@${text}`)],
  ],
  "a spam check": [
    ["://", (text) => signsOf({ form: "contact", fields: { message: text } }, {})],
    ["://a", (text) => signsOf({ form: "contact", fields: { message: text } }, {})],
    ["<a ", (text) => signsOf({ form: "contact", fields: { message: text } }, {})],
    ["a b c ", (text) => copyOf({ form: "contact", fields: { message: text } })],
  ],
  "a mail server's response": [
    ["@", withoutAddresses],
    ['"@', withoutAddresses],
    ["a", withoutAddresses],
    ["\u0000 ", withoutAddresses],
  ],
  "a stored submission as staff read it": [
    ["\r", harmlessLines],
    ["\t ", harmlessLine],
    ["\u202e\u001b", harmlessLines],
    ["a ", (text) => labelled([["Message", text]])],
    ["a", (text) => labelled([["Message", text]])],
    ["a\n", (text) => labelled([["Message", text]])],
    ["\u0301", (text) => labelled([["Message", text]])],
    ["👩🏾‍🌾", (text) => table([{ title: "Who", gives: true }], [[text]])],
    ["a\u0301", (text) => table([{ title: "Who", gives: true }], [[text]])],
    ['"', (text) => allOf(csv(["message"], rowWith(text)))],
  ],
};

// Halfway between linear and quadratic work, so that caches, which slow large inputs, do not decide.
const growth = 8;
const max = growth ** 1.5;

describe("work that grows with the input, not with its square", () => {
  const all = Object.entries(entries).flatMap(([name, texts]) => texts.map((entry) => [name, ...entry] as const));
  test.each(all)("%s of %j", async (_, text, reader) => {
    const [small, large] = [run(text, 8_000), run(text, 8_000 * growth)];
    const ratio = await ratioOfTimes(
      () => reader(small),
      () => reader(large),
      max,
    );
    expect(ratio).toBeLessThanOrEqual(max);
  });
});

test("keeps combining marks of real names and rejects long text before normalization", () => {
  const typed = { firstName: "Ya\u0301n\u0303ez\u0327\u0301", message: "a".repeat(30_000) };
  expect(check(contact, typed)).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ field: "message", code: "max" })]),
  });
  const rest = { lastName: "Li", email: "a@b.example", inquiry: "other", subject: "Soup", message: "Hi" };
  expect(check(contact, { ...typed, ...rest })).toMatchObject({
    fields: { firstName: typed.firstName.normalize("NFC") },
  });
});
