/**
 * Opens pages in a whole Chromium, follows a link, goes back, and prints if the browser restored the page from its
 * back/forward cache. Playwright's control and the headless shell both turn that cache off, so this file speaks to the
 * browser directly. Set `CHROMIUM_PATH` if the whole browser is not /usr/bin/chromium.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { origin, routes, serve } from "./sites.ts";

const port = 9444;
/** Milliseconds. */
const [startTime, loadTime] = [4_000, 3_500];

const profile = mkdtempSync(join(tmpdir(), "back-forward-cache-"));
const site = serve("build/client");
const browser = spawn(
  process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  ["--headless=new", "--no-sandbox", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
  { stdio: "ignore" },
);

try {
  await setTimeout(startTime);
  const evaluate = await connect();
  const run = (expression: string, wait: number) => evaluate(expression).then(() => setTimeout(wait));
  for (const path of routes) {
    await run(`location.href = ${JSON.stringify(origin(site) + path)}`, loadTime);
    await run(`window.mark = "kept"; document.querySelector("footer a[href='/accessibility']").click()`, loadTime);
    await run("history.back()", loadTime);
    console.log(`${path.padEnd(44)} ${(await evaluate("window.mark")) === "kept" ? "restored" : "loaded again"}`);
  }
} finally {
  browser.kill();
  site.close();
  await setTimeout(500);
  rmSync(profile, { recursive: true, force: true });
}

/** Returns a function that evaluates an expression in the browser's tab. */
async function connect(): Promise<(expression: string) => Promise<unknown>> {
  const tabs = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(tabs.find(({ type }) => type === "page")?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  let id = 0;
  return (expression) =>
    new Promise((resolve) => {
      const own = ++id;
      socket.addEventListener("message", function answer({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== own) return;
        socket.removeEventListener("message", answer);
        resolve(message.result?.result?.value);
      });
      socket.send(JSON.stringify({ id: own, method: "Runtime.evaluate", params: { expression } }));
    });
}
