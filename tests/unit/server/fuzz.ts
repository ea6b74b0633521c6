import { request } from "node:http";
import { type FormName, formNames } from "../../../data/forms/every-form.ts";
import type { Chance } from "../../../src/drawings/seed.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";
import { filled } from "./filled.ts";

export const injections = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</textarea><svg onload=alert(1)>`,
  `javascript:alert(1)`,
  `x\r\nSet-Cookie: a=b\r\n\r\n<h1>`,
  `x\r\nBcc: eve@evil.example`,
  `x%0d%0aLocation:%20https://evil.example`,
  `../../../../etc/passwd`,
  `..\\..\\windows\\win.ini`,
  `'; DROP TABLE submission; --`,
  `" OR 1=1 --`,
  `\${process.exit(1)} {{7*7}} <%= 7*7 %>`,
  `=HYPERLINK("https://evil.example")`,
  `\u202Egnp.exe \u200B\uFEFF\u2028\u2029`,
  `\u0000\u0001\u001b[31m`,
  `Z̸̢͇a̷l̵g̶o̵ 👩‍👩‍👧‍👦 ﷽ ＜script＞`,
  `__proto__`,
  `constructor`,
];

export interface Body {
  type: string;
  body: Buffer;
}

/** Generates an attack body. Most bodies are well formed, to pass the first checks. */
export function fuzzed(chance: Chance, form: FormName): Body {
  const whole = chance.pick([{}, filled(form)]);
  const name = () =>
    chance.pick([
      "firstName",
      "name",
      "email",
      "message",
      "consent",
      "amount",
      "people",
      "answers",
      "_key",
      "_page",
      "_elapsed",
      honeypotName,
      "__proto__",
      "constructor",
      "toString",
      "",
      "a[b]",
      "\u0000",
    ]);
  const text = () =>
    chance.pick([
      "",
      ...injections,
      "zoe@example.org",
      "yes",
      "0",
      "-1",
      "1e999",
      "NaN",
      "9".repeat(400),
      "x".repeat(chance.between(0, 9000)),
      "\ud800",
      "ﬀ".repeat(chance.between(0, 6000)),
    ]);
  const value = (depth: number): unknown =>
    chance.pick<() => unknown>([
      text,
      text,
      text,
      () => chance.between(-5, 1e9),
      () => 1e308 * 10,
      () => null,
      () => true,
      () => [],
      () => ({}),
      () => ({ toString: null, valueOf: null }),
      () => (depth > 4 ? null : [value(depth + 1), value(depth + 1)]),
      () => (depth > 4 ? null : { [name()]: value(depth + 1) }),
    ])();
  const entries = <Value>(make: () => Value) => [
    ...Object.entries(whole),
    ...Array.from({ length: chance.between(0, 5) }, () => [name(), make()] as const),
  ];
  const part = ([key, held]: readonly [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name="${chance.pick([key, key, `${key}"`, `${key}"; filename="x`])}"\r\n\r\n${held}\r\n`;
  const made = chance.pick<() => Body>([
    () => ({
      type: "application/json",
      body: Buffer.from(JSON.stringify(Object.fromEntries(entries(() => value(0))))),
    }),
    () => ({ type: "application/json", body: Buffer.from(JSON.stringify(value(0)) ?? "") }),
    () => ({ type: "application/json", body: Buffer.from("[".repeat(chance.between(1, 30_000))) }),
    () => ({
      type: "application/x-www-form-urlencoded",
      body: Buffer.from(
        entries(text)
          .map(([key, held]) => `${key}=${encodeURIComponent(held.replaceAll("\ud800", ""))}`)
          .join("&"),
      ),
    }),
    () => ({
      type: "application/x-www-form-urlencoded",
      body: Buffer.from(
        entries(text)
          .map((pair) => pair.join("="))
          .join("&"),
      ),
    }),
    () => ({
      type: "multipart/form-data; boundary=b",
      body: Buffer.from(`${entries(text).map(part).join("")}--b--\r\n`),
    }),
    () => ({
      type: chance.pick(["", "text/plain", "multipart/form-data", "application/json; charset=utf-7", ";", "a/b; c"]),
      body: Buffer.from(text()),
    }),
  ])();
  if (chance.between(0, 3) === 0) {
    const { body } = made;
    for (let count = chance.between(1, 6); count > 0 && body.length > 0; count--)
      body[chance.between(0, body.length - 1)] = chance.between(0, 255);
    return { ...made, body: body.subarray(0, chance.between(0, body.length)) };
  }
  return made;
}

/** Sends a request with this body, and resolves to the response's status. */
export function post(
  port: number,
  path: string,
  { type, body }: Body,
  accept: string,
  method = "POST",
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": type, Accept: accept, "Content-Length": body.length };
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
}

export function fuzzedPath(chance: Chance): string {
  const segment = () =>
    chance.pick([
      "",
      ".",
      "..",
      "%2e%2e",
      "%00",
      "%ff",
      "forms",
      "newsletter",
      "confirm",
      "healthz",
      "assets",
      "thanks",
      "KG-22222222",
      "__proto__",
      "\\..",
      ...formNames,
      "a".repeat(chance.between(0, 4000)),
      "/".repeat(chance.between(0, 4000)),
      "%41".repeat(chance.between(0, 1500)),
    ]);
  const path = Array.from({ length: chance.between(0, 6) }, () => `/${segment()}`).join("") || "/";
  const query = chance.pick(["", "", "?", `?${segment()}=${segment()}`, "?a=b".repeat(chance.between(0, 900))]);
  return (path + query).slice(0, 14_000);
}
