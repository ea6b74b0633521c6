import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { offerMail } from "../../a11y/states/quiz.ts";
import { filled } from "../unit/server/filled.ts";
import { always, answerAll } from "./answering.ts";
import { addressFor, names, tick } from "./filling.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const port = 4198;
let folder: string;
let server: ChildProcess;

test.use({ baseURL: `http://127.0.0.1:${port}` });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "staff-"));
  await start();
});
test.afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

const environment = () => ({
  ...process.env,
  PORT: String(port),
  RATE_LIMIT: "0",
  MAIL_LIMIT: "0",
  DATA_DIR: folder,
});

async function start() {
  server = spawn("node", ["server/main.ts"], { env: environment(), stdio: ["ignore", "pipe", "ignore"] });
  if (server.stdout) await once(server.stdout, "data");
}

function listed(): string[] {
  const command = ["server/inbox/main.ts", "list", "--limit", "100"];
  const table = execFileSync("node", command, { env: environment(), encoding: "utf8" });
  return [...table.matchAll(/^(KG-\w{8}) +\S+ \S+ +([\w-]+)/gm)]
    .map(([, reference, form]) => `${form} ${reference}`)
    .sort();
}

/** Sends a form as the browser does with or without scripts. Resolves to the reference in the response. */
async function send(
  request: APIRequestContext,
  name: (typeof names)[number],
  how: "scripted" | "plain",
): Promise<string> {
  const typed = filled(name, { email: addressFor(`${how}-${name}`) });
  const response = await request.post(`/forms/${name}`, how === "scripted" ? asScripts(typed) : { form: typed });
  return /KG-\w{8}/.exec(await response.text())?.[0] ?? "";
}

const asScripts = (typed: Record<string, string>) => ({
  data: typed,
  headers: { Accept: "application/json", "Idempotency-Key": crypto.randomUUID() },
});

test("staff see every form once, even after a server crash", async ({ page, request }) => {
  const sent: string[] = [];
  for (const name of names) {
    sent.push(`${name} ${await send(request, name, "scripted")}`, `${name} ${await send(request, name, "plain")}`);
  }
  await offerMail(page);
  await openHydrated(page, "/quiz#q1");
  await answerAll(page, always(1));
  await page.locator("#quiz-email").fill(addressFor("quiz"));
  await tick(page, "#quiz-consent");
  await page.getByRole("button", { name: "Send My Results" }).click();
  await expect(page.getByText("We have your request.").first()).toBeVisible();

  const before = listed();
  const isResult = (line: string) => line.startsWith("quiz-results ");
  expect(before.filter((line) => !isResult(line))).toEqual(sent.sort());
  expect(before.filter(isResult)).toHaveLength(1);

  // A full Chromium logs requests that the crash interrupts as errors.
  await page.goto("about:blank");
  server.kill("SIGKILL");
  await once(server, "exit");
  await start();
  expect(listed()).toEqual(before);
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
