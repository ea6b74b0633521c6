import { expect, test } from "vitest";
import { attribute, elementsOf, textOf } from "../../../../common/html.ts";
import { answers } from "../../../../data/forms/answers.ts";
import { type FormName, formNames } from "../../../../data/forms/every-form.ts";
import { suppressionList } from "../../../../server/mail/mail-for.ts";
import { mintToken, type TokenPurpose } from "../../../../server/mail/token.ts";
import { honeypotName } from "../../../../src/forms/intake-contract.ts";
import { filled } from "../filled.ts";
import { secret, sendForm, sendJson, serve } from "../serve.ts";
import { Inspected } from "./inspect-page.ts";

const event = "winter-kitchen";
const code = (purpose: TokenPurpose, id: string, at = Date.now()) => mintToken(purpose, id, secret, at);

async function served(
  form: Parameters<typeof filled>[0] = "contact",
  given: Record<string, string> = {},
  roleAddresses = {},
) {
  const service = await serve({ config: { staffAddress: "staff@site.example", roleAddresses } });
  const { id, reference } = await (await sendJson(service.url, form, filled(form, given))).json();
  return { ...service, id, reference };
}

async function pageOf(answer: Response | Promise<Response>) {
  const { status, headers } = await answer;
  return { status, headers, page: new Inspected(await (await answer).text()) };
}

const pageAt = (address: string) => pageOf(fetch(address));

/** Opens a link in mail as the script of its page does. */
function opened(url: string, path: string, token: string) {
  return pageOf(fetch(`${url}/forms/${path}`, { method: "POST", body: new URLSearchParams({ token }) }));
}

const isShown = (page: Inspected, id: string) => attribute(page.byId(id), "hidden") === undefined;

test("asks for the code of a link without changing anything, and sends no referrer", async () => {
  const { url, store, id } = await served();
  for (const path of ["sent", "read"]) {
    const { status, headers, page } = await pageAt(`${url}/forms/${path}`);
    expect([status, headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
    expect(isShown(page, "answer-code")).toBe(true);
    expect(attribute(page.byId("answer-form"), "action")).toBe(`/forms/${path}`);
    expect(page.isCovered()).toBe(true);
  }
  expect((await store.find(id))?.withdrawnAt).toBeUndefined();
});

test("shows the full submission at the receipt's link without changing it", async () => {
  const { url, store, id, reference } = await served("contact", { inquiry: "media", message: "<b>One</b>\n\nTwo" });
  await opened(url, "sent", code("sent", id));
  const { status, headers, page } = await opened(url, "sent", code("sent", id));
  expect((await store.find(id))?.withdrawnAt).toBeUndefined();
  expect([status, headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
  const entries = textOf(page.byId("answer-entries"));
  for (const said of ["Message", "<b>One</b>\n\nTwo", "Press and media", "zoe@example.org"])
    expect(entries).toContain(said);
  const rows = elementsOf(page.byId("answer-entries")).filter(({ tagName }) => tagName !== "dl");
  expect(rows.slice(0, 2).map((row) => `${attribute(row, "class")}: ${textOf(row)}`)).toEqual([
    "label: First name",
    "text: Zoë O’Neill",
  ]);
  expect(textOf(page.byId("answer-reference"))).toContain(reference);
  expect(attribute(page.byId("answer-form"), "action")).toBe("/forms/sent/withdraw");
  expect(attribute(page.byId("answer-token"), "value")).toBeDefined();
  expect(isShown(page, "answer-code")).toBe(false);
});

test("withdraws the submission once, notifies staff, and revokes the link", async () => {
  const { url, store, id, log } = await served();
  for (let count = 0; count < 2; count++) {
    const { status, page } = await opened(url, "sent/withdraw", code("sent", id));
    expect(status).toBe(200);
    expect(textOf(page.byId("answer-title"))).toBe(answers.sent.withdrawn.title);
  }
  expect(await store.find(id)).toMatchObject({ fields: {}, withdrawnAt: expect.any(Number) });
  expect((await store.listMail()).map(({ kind, to }) => [kind, to])).toEqual([
    ["withdrawal-notification", "staff@site.example"],
  ]);
  expect(log().match(/form withdrawn/g)).toHaveLength(1);
  const { status, page } = await opened(url, "sent", code("sent", id));
  expect(status).toBe(410);
  expect(textOf(page.byId("answer-text"))).toContain("This was canceled");
  expect([isShown(page, "answer-form"), isShown(page, "answer-entries")]).toEqual([false, false]);
});

test("leads from a canceled registration back to the event, and names the next one", async () => {
  const { url, id } = await served("event-registration", { event });
  const { page } = await opened(url, "sent/withdraw", code("sent", id));
  expect([isShown(page, "answer-again"), attribute(page.byId("answer-again"), "href")]).toEqual([
    true,
    `/events/${event}#register`,
  ]);
  expect(textOf(page.byId("answer-text"))).toMatch(/The next one is .+, 20\d\d, .+\.$/);
});

test("shows no way back from another canceled form", async () => {
  const { url, id } = await served();
  const { page } = await opened(url, "sent/withdraw", code("sent", id));
  expect(isShown(page, "answer-again")).toBe(false);
});

test("notifies the staff who got a message about its withdrawal", async () => {
  const { url, store, id } = await served("contact", { inquiry: "sponsor" }, { giving: "gifts@site.example" });
  await opened(url, "sent/withdraw", code("sent", id));
  expect((await store.listMail()).map(({ kind, to }) => [kind, to])).toEqual([
    ["withdrawal-notification", "gifts@site.example"],
  ]);
});

test("names the event of a registration and links to its calendar file", async () => {
  const { url, id } = await served("event-registration", { event: "ground-and-breath" });
  const { page } = await opened(url, "sent", code("sent", id));
  expect(textOf(page.byId("answer-detail"))).toMatch(/Ground and Breath.*, 20\d\d, 10:00 AM.*E[DS]T/);
  expect(textOf(page.byId("answer-entries"))).not.toContain("Ground and Breath");
});

test("shows staff the submission without a button to withdraw it", async () => {
  const { url, store, id } = await served();
  const { page } = await opened(url, "read", code("read", id));
  expect(textOf(page.byId("answer-title"))).toBe("Write to us");
  expect(textOf(page.byId("answer-entries"))).toContain("zoe@example.org");
  expect(isShown(page, "answer-form")).toBe(false);
  expect((await opened(url, "read/withdraw", code("read", id))).status).toBe(404);
  expect((await opened(url, "sent/withdraw", code("read", id))).status).toBe(410);
  expect((await store.find(id))?.withdrawnAt).toBeUndefined();
});

test("opens a link as long as the form is stored, and responds with 410 to forged, truncated, and missing codes", async () => {
  const { url, store, id, reference } = await served();
  const year = 365 * 24 * 60 * 60_000;
  const good = code("sent", id);
  for (const token of [good.slice(0, -1), reference, id, "\u0000", ""])
    for (const path of ["sent", "sent/withdraw"])
      expect([token, (await opened(url, path, token)).status]).toEqual([token, 410]);
  expect((await opened(url, "sent", code("sent", id, Date.now() - year))).status).toBe(200);
  await store.forget("zoe@example.org");
  expect((await opened(url, "sent", good)).status).toBe(410);
});

test("never claims that a quarantined submission is on its way", async () => {
  const { url } = await serve();
  for (const form of ["newsletter", "quiz-results", "contact"] as const) {
    const typed = { ...filled(form), [honeypotName]: "https://spam.example" };
    const { instead } = await (await sendJson(url, form, typed)).json();
    expect(instead).toEqual(answers.held);
    const answer = await sendForm(url, form, { ...typed, email: "mara@example.org" });
    const { page } = await pageAt(url + (answer.headers.get("Location") ?? ""));
    expect(textOf(page.byId("answer-title"))).toBe(answers.held.title);
    expect(textOf(page.byId("answer-text"))).toBe(answers.held.text);
  }
});

test("claims no mail without a mail server for forms that promise mail", async () => {
  const { url } = await serve({ config: { smtpUrl: undefined } });
  const receipt = async (form: FormName) => await (await sendJson(url, form, filled(form))).json();
  expect((await receipt("newsletter")).instead).toEqual(answers.mailWaits);
  expect((await receipt("quiz-results")).instead).toEqual(answers.resultsWait);
  expect((await receipt("contact")).instead).toBeUndefined();
  const { instead } = await receipt("event-registration");
  expect(instead?.text ?? "").toContain(answers.registeredWithoutMail.text);
  expect(instead?.text).not.toMatch(/email/i);
  const page = new Inspected(await (await sendForm(url, "newsletter", { email: "mara@example.org" })).text());
  expect(textOf(page.byId("answer-text"))).toBe(`${answers.mailWaits.text} ${answers.withoutMail}`);
});

test("lets a sender without mail cancel from the confirmation, with scripts and without", async () => {
  const { url, store } = await serve({ config: { smtpUrl: undefined } });
  await store.limitEvents([{ event, seats: 1, endsAt: Date.now() + 60_000 }], Date.now());
  for (const form of formNames) {
    const plain = await sendForm(url, form, filled(form, { event, email: "mara@example.org" }));
    expect([form, plain.status, plain.headers.get("Referrer-Policy")]).toEqual([form, 200, "no-referrer"]);
    const page = new Inspected(await plain.text());
    const text = textOf(page.byId("answer-text"));
    expect(text).not.toMatch(/(our|confirmation) email|check your email/i);
    expect(attribute(page.byId("answer-form"), "action")).toBe("/forms/sent");
    const token = attribute(page.byId("answer-token"), "value") ?? "";
    const [keep] = elementsOf(page.byId("answer-keep"));
    expect([isShown(page, "answer-keep"), keep && attribute(keep, "href")]).toEqual([true, `/forms/sent#${token}`]);
    const { code } = await (await sendJson(url, form, filled(form, { event, email: "zoe@example.org" }))).json();
    for (const each of [token, code]) {
      expect(textOf((await opened(url, "sent", each)).page.byId("answer-title"))).toBe(answers.sent.title);
      expect((await opened(url, "sent/withdraw", each)).status).toBe(200);
    }
  }
  expect((await store.list()).filter(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([]);
});

test("gives no code if the link comes by mail", async () => {
  const { url } = await serve();
  expect(await (await sendJson(url, "contact", filled("contact"))).json()).not.toHaveProperty("code");
  expect((await sendForm(url, "contact", filled("contact"))).status).toBe(303);
});

test.each([
  ["a", "smtp://mail.example", true],
  ["no", undefined, false],
])("reports to pages that it has %s mail server", async (_, smtpUrl, isSetUp) => {
  const { url } = await serve({ config: { smtpUrl } });
  expect(await (await fetch(`${url}/forms/mail`)).json()).toEqual({ isSetUp });
});

test("shows a browser without scripts an error for a domain that accepts no mail", async () => {
  const { url, store } = await serve({ takesMail: async () => false });
  const answer = await sendForm(url, "newsletter", { email: "zoe@gmial.example" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(answers.noSuchDomain);
  expect(await store.list()).toEqual([]);
});

test("keeps an address unsubscribed after deletion until it confirms again, and stops the question about it", async () => {
  const { url, store } = await serve();
  const press = (purpose: TokenPurpose) => {
    const token = mintToken(purpose, "zoe@example.org", secret, Date.now());
    return fetch(`${url}/newsletter/${purpose}/${token}`, { method: "POST" });
  };
  const list = suppressionList(store, secret);
  const refuses = () => list.refuses({ id: "1", kind: "newsletter-confirmation", to: "zoe@example.org" }, Date.now());
  await press("unsubscribe");
  await store.forget("zoe@example.org");
  expect([await list.has("zoe@example.org"), await refuses()]).toEqual([true, false]);
  await press("stop");
  expect(await refuses()).toBe(true);
  await press("confirm");
  expect(await list.has("zoe@example.org")).toBe(false);
});

test("limits mail across all senders and logs when the limit is reached", async () => {
  const { url, store, log } = await serve({ config: { mailLimit: 1 } });
  for (const name of ["ama", "kofi"]) await sendJson(url, "newsletter", { email: `${name}@example.org` });
  expect(await store.listMail()).toHaveLength(1);
  expect(log()).toMatch(/"level":"error","event":"mail limit reached","limit":1/);
});
