#!/usr/bin/env node
/**
 * Starts the Firefox in `FIREFOX_PATH` between Playwright and its WebDriver BiDi server. Playwright 1.65 begins every
 * page with a command that Firefox 153 does not know, so this program answers it.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";

const unknown = "emulation.setMediaFeaturesOverride";
const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => firefox.kill());

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) forward(address);
  else console.error(line);
}

/** @param {string} address */
function forward(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  // Playwright reads the address from this line, which has the format of Firefox's output.
  server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const opened = new Promise((resolve) => browser.addEventListener("open", resolve));
    playwright.on("message", async (data) => {
      await opened;
      const { id, method } = JSON.parse(String(data));
      if (method === unknown) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else browser.send(String(data));
    });
    browser.addEventListener("message", ({ data }) => playwright.send(data));
    browser.addEventListener("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
}
