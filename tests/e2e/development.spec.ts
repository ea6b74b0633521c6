import { type ChildProcess, spawn } from "node:child_process";
import { everyPage } from "../../data/every-page.ts";
import { expect, test } from "./site-test.ts";

const port = 4197;
const origin = `http://127.0.0.1:${port}`;
let server: ChildProcess;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: origin });

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  // Its own process group: the command starts the server in a child.
  server = spawn("react-router", ["dev", "--port", String(port)], { stdio: "ignore", detached: true });
  await expect(async () => expect(await request.get(origin)).toBeOK()).toPass({ timeout: 60_000 });
  // Chakra keeps styles by their properties whatever their order, so what one page has left may show up on the next.
  for (const { path } of everyPage()) await expect(await request.get(origin + path)).toBeOK();
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

for (const path of ["/academy", "/quiz", "/events"]) {
  test(`the development server shows ${path} without a complaint`, async ({ page }) => {
    await page.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
    await page.goto(path);
    await page.waitForFunction(() => "isHydrated" in window);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
