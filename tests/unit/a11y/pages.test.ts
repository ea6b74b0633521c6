import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pagesAt } from "@kindred-ground/audit/runner/pages.ts";
import { expect, onTestFinished, test } from "vitest";
import { notFoundPath, sitePages } from "../../../a11y/pages.ts";
import { everyPath } from "../../../data/every-page.ts";

// @vitest-environment node

async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("audits each existing page and the not-found page", async () => {
  const origin = await siteThat(({ url }, response) => {
    response.statusCode = url === notFoundPath ? 404 : 200;
    response.end("<!doctype html><main><h1>A page</h1></main>");
  });
  const pages = await pagesAt(sitePages, origin, { hasIntake: false });
  expect(pages.map(({ path }) => path)).toEqual([...everyPath(), notFoundPath]);
});

test("rejects a site of another version and names the first missing page", async () => {
  const origin = await siteThat(({ url }, response) => {
    response.statusCode = url === "/about" || url === "/shop" ? 404 : 200;
    response.end("<!doctype html>");
  });
  await expect(pagesAt(sitePages, origin, { hasIntake: false })).rejects.toThrow(
    `${origin} responds with status 404 for /about, and 1 other page is missing; check out the commit`,
  );
});

test("names the address and the reason when a site doesn't answer", async () => {
  const origin = await siteThat((request) => request.socket.destroy());
  await expect(pagesAt(sitePages, origin, { hasIntake: false })).rejects.toThrow(/^http:\S+ does not respond \(.+\)$/);
});
