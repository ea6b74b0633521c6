import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attribute, elementsOf, textOf } from "../../../../common/html.ts";
import { questionsPage } from "../../../../data/pages.ts";
import { pillars } from "../../../../data/quiz/pillars.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { questionsFormCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roles } from "../../../../data/quiz/roles.ts";
import { readSite, type Site } from "../../../../server/site-files.ts";
import { honeypotName } from "../../../../src/forms/intake-contract.ts";
import { answersPath, questionsFormId } from "../../../../src/quiz/questions-form.ts";
import { roleLink } from "../../../../src/quiz/role-link.ts";
import { score } from "../../../../src/quiz/score.ts";
import { answersFrom } from "../../quiz/answers.ts";
import { fixtureSite } from "../fixture-site.ts";
import { post } from "../fuzz.ts";
import { serve } from "../serve.ts";
import { Inspected } from "./inspect-page.ts";

type Sent = Record<string, string> | [name: string, value: string][];

const always = (value: string) => Object.fromEntries(questions.map(({ id }) => [id, value]));

function send(url: string, body: URLSearchParams | FormData, headers: Record<string, string> = {}) {
  return fetch(url + answersPath, { method: "POST", body, headers, redirect: "manual" });
}

const sendForm = (url: string, sent: Sent, headers?: Record<string, string>) =>
  send(url, new URLSearchParams(sent), headers);

function multipart(sent: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  return form;
}

/**
 * Returns parts of a response page. `checked` lists the checked radios, such as "q1=3". `invalid` lists the ids of
 * elements that are marked as invalid.
 */
function read(html: string) {
  const page = new Inspected(html);
  const radios = page.tags("input").filter((input) => attribute(input, "type") === "radio");
  const checked = radios
    .filter((radio) => attribute(radio, "checked") !== undefined)
    .map((radio) => `${attribute(radio, "name")}=${attribute(radio, "value")}`);
  const invalid = page.elements
    .filter((element) => attribute(element, "aria-invalid") === "true")
    .map((element) => attribute(element, "id"));
  const summary = page.byId(`${questionsFormId}-errors`);
  const links = elementsOf(summary).filter(({ tagName }) => tagName === "a");
  return { page, radios, checked, invalid, summary, links };
}

const groupOf = (id: string) => `${questionsFormId}-${id}`;

const built = existsSync(`build/client${questionsPage.path}/index.html`)
  ? [["the built site", readSite("build/client")] as const]
  : [];

describe.each<readonly [string, Site]>([["a small site", fixtureSite()], ...built])("on %s", (_, site) => {
  test("leads to the role that the quiz computes, for sixty random sets of answers", async () => {
    const { url, store, log } = await serve({ site });
    const choices = fc.tuple(...questions.map(({ options }) => fc.nat({ max: options.length - 1 })));
    await fc.assert(
      fc.asyncProperty(choices, fc.boolean(), async (chosen, inParts) => {
        const sent = Object.fromEntries(questions.map(({ id }, at) => [id, String(chosen[at])]));
        const answer = await (inParts ? send(url, multipart(sent)) : sendForm(url, sent));
        const { primary } = score(answersFrom(chosen), { questions, roles, pillars });
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, roleLink("", primary)]);
      }),
      { seed: 20261128, numRuns: 60 },
    );
    expect(await store.list()).toEqual([]);
    expect(await store.listMail()).toEqual([]);
    expect(log()).toBe("");
  });

  test("returns the page with the choices, and lists, links and marks each open question", async () => {
    const { url, log } = await serve({ site });
    const { q3: _, q15: __, ...sent } = always("2");
    const answer = await sendForm(url, sent);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    const { page, checked, invalid, summary, links } = read(await answer.text());
    expect(checked).toEqual(Object.keys(sent).map((id) => `${id}=2`));
    expect(invalid).toEqual([groupOf("q3"), groupOf("q15")]);
    expect(["hidden", "autofocus", "tabindex"].map((name) => attribute(summary, name))).toEqual([undefined, "", "-1"]);
    expect(textOf(page.byId(`${questionsFormId}-errors-title`))).toBe(questionsFormCopy.unanswered(2));
    expect(links.map((link) => [attribute(link, "href"), textOf(link)])).toEqual(
      [3, 15].map((number) => [`#${groupOf(`q${number}`)}`, questionsFormCopy.missing(number)]),
    );
    const error = page.byId(`${groupOf("q3")}-error`);
    expect([textOf(error), attribute(error, "hidden")]).toEqual([questionsFormCopy.missing(3), undefined]);
    expect(textOf(page.tags("title")[0] ?? error)).toMatch(/^Error: \w/);
    expect(page.tags("template")).toEqual([]);
    expect(page.isCovered()).toBe(true);
    expect(log()).toBe("");
  });

  test("has an open radio for each option, and returns an empty form with every question marked", async () => {
    const { url } = await serve({ site });
    const { radios, checked, invalid, links } = read(await (await sendForm(url, {})).text());
    expect(radios.map((radio) => `${attribute(radio, "name")}=${attribute(radio, "value")}`)).toEqual(
      questions.flatMap(({ id, options }) => options.map((_, index) => `${id}=${index}`)),
    );
    expect(checked).toEqual([]);
    expect(invalid).toEqual(questions.map(({ id }) => groupOf(id)));
    expect(links).toHaveLength(questions.length);
  });

  test.each([
    "",
    "4",
    "-1",
    "-0",
    "00",
    "01",
    "1.0",
    "1e0",
    "0x1",
    " 1",
    "1 ",
    "١",
    "9".repeat(40),
    "NaN",
    "constructor",
    "length",
    `"><script>`,
  ])("takes %j for no answer", async (value) => {
    const { url } = await serve({ site });
    const plain = read(await (await sendForm(url, {})).text()).page;
    const answer = await sendForm(url, { ...always("1"), q7: value });
    expect(answer.status).toBe(422);
    const { page, checked, invalid } = read(await answer.text());
    expect(checked).toHaveLength(questions.length - 1);
    expect(invalid).toEqual([groupOf("q7")]);
    expect(page.tags("script")).toHaveLength(plain.tags("script").length);
  });

  test("sends visitors who open the address of the answers to the questions", async () => {
    const { url } = await serve({ site });
    const answer = await fetch(url + answersPath, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, questionsPage.path]);
  });
});

test("uses the last of several answers to a question, as for every form", async () => {
  const { url } = await serve();
  const { primary } = score(answersFrom(questions.map(() => 3)), { questions, roles, pillars });
  const answer = await sendForm(url, [...Object.entries(always("0")), ...Object.entries(always("3"))]);
  expect(answer.headers.get("Location")).toBe(roleLink("", primary));
  expect((await sendForm(url, [...Object.entries(always("0")), ["q1", "9"]])).status).toBe(422);
});

test("ignores names that are no question", async () => {
  const { url } = await serve();
  const names = ["__proto__", "constructor", "toString", "q0", "q16", "Q1", "q1[]", "", honeypotName, "_page"];
  const others = names.map((name): [string, string] => [name, "0"]);
  expect((await sendForm(url, others)).status).toBe(422);
  expect((await sendForm(url, [...others, ...Object.entries(always("0"))])).status).toBe(303);
});

test.each<[string, string, Buffer, number]>([
  ["a long body", "application/x-www-form-urlencoded", Buffer.from(`q1=${"0".repeat(64 * 1024)}`), 413],
  ["many names", "application/x-www-form-urlencoded", Buffer.from("q1&".repeat(21_000)), 422],
  ["text", "text/plain", Buffer.from("q1=0"), 415],
  ["no type", "", Buffer.from("q1=0"), 415],
  ["broken characters", "application/x-www-form-urlencoded", Buffer.from("q1=%ff"), 400],
  ["broken parts", "multipart/form-data; boundary=b", Buffer.from("--c\r\n\r\n0"), 400],
  [
    "a file",
    "multipart/form-data; boundary=b",
    Buffer.from('--b\r\nContent-Disposition: form-data; name="q1"; filename="x"\r\n\r\n0\r\n--b--\r\n'),
    422,
  ],
  ["nothing", "application/x-www-form-urlencoded", Buffer.alloc(0), 422],
  ["nested values", "application/json", Buffer.from('{"q1":{"toString":null},"q2":[0],"q3":null,"q4":1e999}'), 422],
])("answers %s without failing", async (_, type, body, status) => {
  const { port, log } = await serve();
  expect(await post(port, answersPath, { type, body }, "text/html")).toBe(status);
  expect(log()).toBe("");
});

test.each([
  ["Origin", "https://evil.example"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
])("refuses answers from another site: %s %s", async (name, value) => {
  const { url } = await serve();
  const answer = await sendForm(url, always("0"), { [name]: value });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("from another website");
});

test("accepts answers from its own page", async () => {
  const { url } = await serve();
  for (const origin of [url, "https://site.example"])
    expect((await sendForm(url, always("0"), { Origin: origin })).status).toBe(303);
  expect((await sendForm(url, always("0"), { Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
});

test("serves a site without the page, on which this address is unknown", async () => {
  const site = fixtureSite();
  site.files.delete(questionsPage.path);
  const { url } = await serve({ site });
  expect((await sendForm(url, always("0"))).status).toBe(404);
  const opened = await fetch(url + answersPath);
  expect([opened.status, await opened.text()]).toEqual([404, expect.stringContaining("Not found")]);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test("leaves the other addresses of the quiz to the built site", async () => {
  const { url } = await serve();
  expect((await fetch(url + questionsPage.path)).status).toBe(200);
  expect((await fetch(`${url}${answersPath}s`)).status).toBe(404);
});

test("answers a flood of one sender with a short page and the time to wait", async () => {
  const { url } = await serve();
  const replies = await Promise.all(Array.from({ length: 130 }, () => sendForm(url, {})));
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(120);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});
