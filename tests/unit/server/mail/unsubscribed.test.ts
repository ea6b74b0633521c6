// @vitest-environment node
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { mintToken } from "../../../../server/mail/token.ts";
import { filled } from "../filled.ts";
import { folderWithSite, started } from "../process.ts";
import { secret, sendJson } from "../serve.ts";
import { startMailServer } from "./queue/mail-server.ts";

const environment = {
  SECRET: secret,
  ORIGIN: "https://site.example",
  MAIL_FROM: "us@site.example",
  CHECK_DOMAINS: "no",
};

test("sends only one confirmation request to an unsubscribed address that others submit", {
  timeout: 30_000,
}, async () => {
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
  // The same mailbox, with a full-width letter in its domain.
  for (const form of ["contact", "newsletter", "equity-seat"] as const) await send(form, "zoe@ｅxample.org");
  await send("contact", "ama@example.org");
  // This mail was queued last, and the service finishes all earlier ones before it exits.
  await expect.poll(() => mail.received.flatMap(({ to }) => to)).toContain("ama@example.org");
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(mail.received.map(({ to, mail }) => `${to}: ${mail.subject}`).toSorted()).toEqual([
    expect.stringContaining("ama@example.org: Your message has arrived"),
    expect.stringContaining("zoe@example.org: Please confirm"),
  ]);
});
