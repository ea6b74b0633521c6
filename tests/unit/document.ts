import type { EventEmitter } from "node:events";
import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Ignores the error that jsdom logs when a link or a form would open another document. Other errors fail the test. */
const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
virtualConsole.removeAllListeners("jsdomError");
virtualConsole.on("jsdomError", (error: Error) => {
  if (error.message !== "Not implemented: navigation to another Document") console.error(error);
});

/**
 * Milliseconds to wait for content to appear. The timeout is long, because a machine can be busy. Missing content fails
 * the test in any case.
 */
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
