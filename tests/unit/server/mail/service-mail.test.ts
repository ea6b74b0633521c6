import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { answers } from "../../../../data/forms/answers.ts";
import { mintToken } from "../../../../server/mail/token.ts";
import { filled } from "../filled.ts";
import { folderWithSite, started } from "../process.ts";
import { secret, sendJson } from "../serve.ts";
import { startMailServer } from "./queue/mail-server.ts";

/** Preloaded into the service: all DNS servers respond that no domain accepts mail (RFC 7505). */
const noDomainTakesMail = `data:text/javascript,${encodeURIComponent(
  'import { Resolver } from "node:dns/promises"; Resolver.prototype.resolveMx = async () => [{ exchange: "", priority: 0 }];',
)}`;

const sending = {
  NODE_OPTIONS: `--import=${noDomainTakesMail}`,
  SECRET: secret,
  SMTP_URL: "smtp://127.0.0.1:1",
  ORIGIN: "https://site.example",
  MAIL_FROM: "us@site.example",
};

test.each<[string, Record<string, string>, number]>([
  ["sends mail checks domains with DNS", sending, 422],
  ["has checks turned off accepts every domain", { ...sending, CHECK_DOMAINS: "no" }, 200],
  ["sends no mail accepts every domain", { NODE_OPTIONS: sending.NODE_OPTIONS }, 200],
])("a service that %s", async (_, environment, status) => {
  const { url } = await started(folderWithSite(), "ignore", environment);
  const answer = await sendJson(url, "newsletter", filled("newsletter"));
  expect(answer.status).toBe(status);
  const { errors } = await answer.json();
  if (status === 422) expect(errors).toEqual([{ code: "domain", field: "email", message: answers.noSuchDomain }]);
});

const environment = {
  SECRET: secret,
  ORIGIN: "https://site.example",
  MAIL_FROM: "us@site.example",
  CHECK_DOMAINS: "no",
};

test("sends only one confirmation request to an unsubscribed address that others submit", async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const { child, url } = await started(folderWithSite(), "ignore", { ...environment, SMTP_URL: mail.url });
  const token = mintToken("unsubscribe", "zoe@example.org", secret, Date.now());
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(`${url}/newsletter/unsubscribe/${token}`, { method: "POST", body })).status).toBe(200);

  const send = async (form: Parameters<typeof filled>[0], email = "zoe@example.org") => {
    const answer = await sendJson(url, form, filled(form, { email }), { "Idempotency-Key": randomUUID() });
    expect(answer.status).toBe(200);
  };
  for (const form of ["contact", "newsletter", "newsletter", "volunteer"] as const) await send(form);
  // This address is the same mailbox, with a full-width letter in its domain.
  for (const form of ["contact", "newsletter", "equity-seat"] as const) await send(form, "zoe@ｅxample.org");
  await send("contact", "ama@example.org");
  // This email was queued last, and the service finishes all earlier ones before it exits.
  await expect.poll(() => mail.received.flatMap(({ to }) => to)).toContain("ama@example.org");
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(mail.received.map(({ to, mail }) => `${to}: ${mail.subject}`).toSorted()).toEqual([
    expect.stringContaining("ama@example.org: We’ve got your message"),
    expect.stringContaining("zoe@example.org: Please confirm"),
  ]);
});
