import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { always, answerAll } from "./answering.ts";
import { addressFor, fill, forms, homes, names, openForm } from "./filling.ts";
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

const environment = () => ({ ...process.env, PORT: String(port), RATE_LIMIT: "0", DATA_DIR: folder });

async function start() {
  server = spawn("node", ["server/main.ts"], { env: environment(), stdio: ["ignore", "pipe", "ignore"] });
  if (server.stdout) await once(server.stdout, "data");
}

/** What `npm run inbox -- list` shows: each line’s form and reference. */
function listed(): string[] {
  const command = ["server/inbox/main.ts", "list", "--limit", "100"];
  const table = execFileSync("node", command, { env: environment(), encoding: "utf8" });
  return [...table.matchAll(/^(KG-\w{8}) +\S+ \S+ +(\S+)/gm)]
    .map(([, reference, form]) => `${form} ${reference}`)
    .sort();
}

test("every form is once in the list of the staff, and still there when the server was killed", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const sent: string[] = [];
  for (const name of names) {
    const form = await openForm(page, name);
    await fill(page, name, addressFor(name));
    await form.getByRole("button").last().click();
    const scripted = await page.locator("main strong", { hasText: /^KG-/ }).textContent();

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plainPage = await plain.newPage();
    await plainPage.goto(homes[name]);
    await fill(plainPage, name, addressFor(`plain-${name}`));
    await plainPage.locator(`#${name}-form`).getByRole("button").last().click();
    await expect(plainPage.getByRole("heading", { level: 1 })).toHaveText(forms[name].sent.title);
    const unscripted = await plainPage.locator("strong", { hasText: /^KG-/ }).textContent();
    await plain.close();

    sent.push(`${name} ${scripted}`, `${name} ${unscripted}`);
  }
  await openHydrated(page, "/quiz#q1");
  await answerAll(page, always(1));
  await page.locator("#quiz-email").fill(addressFor("quiz"));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send My Results" }).click();
  await expect(page.getByText("Your results are on their way to you")).toBeVisible();

  const before = listed();
  const isResult = (line: string) => line.startsWith("quiz-results ");
  expect(before.filter((line) => !isResult(line))).toEqual(sent.sort());
  expect(before.filter(isResult)).toHaveLength(1);

  server.kill("SIGKILL");
  await once(server, "exit");
  await start();
  expect(listed()).toEqual(before);
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
