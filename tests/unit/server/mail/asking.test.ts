// @vitest-environment node
import { expect, test } from "vitest";
import { answers } from "../../../../data/forms/answers.ts";
import { filled } from "../filled.ts";
import { folderWithSite, started } from "../process.ts";
import { secret, sendJson } from "../serve.ts";

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
])("a service that %s", { timeout: 30_000 }, async (_, environment, status) => {
  const { url } = await started(folderWithSite(), "ignore", environment);
  const answer = await sendJson(url, "newsletter", filled("newsletter"));
  expect(answer.status).toBe(status);
  const { errors } = await answer.json();
  if (status === 422) expect(errors).toEqual([{ code: "domain", field: "email", message: answers.noSuchDomain }]);
});
