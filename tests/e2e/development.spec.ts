import { type ChildProcess, spawn } from "node:child_process";
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
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

// Chakra keeps a style by its properties whatever their order: what the server wrote for one page it writes on the next,
// while the browser begins anew. So the same properties stand in the same order all over the site.
for (const [before, path] of [
  ["/", "/academy"],
  ["/academy", "/"],
  ["/events", "/quiz"],
] as const) {
  test(`the development server shows ${path} after ${before} without a complaint`, async ({ page, request }) => {
    await expect(await request.get(before)).toBeOK();
    await page.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
    await page.goto(path);
    await page.waitForFunction(() => "isHydrated" in window);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
