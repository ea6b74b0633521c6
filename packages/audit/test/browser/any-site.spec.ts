import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { grantAccess } from "../../runner/access.ts";
import { reusedTabs } from "../../runner/tabs.ts";

async function siteThat(respond: (request: IncomingMessage) => { status: number; html?: string }) {
  const server = createServer((request, response) => {
    const { status, html = "" } = respond(request);
    response.writeHead(status, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

// Cookies ignore the port, so the other site has a different host name.
test("opens pages behind a password and a cookie, each time a tab is used, and tells no other site", async ({
  browser,
}) => {
  const told: string[] = [];
  const other = await siteThat(({ headers }) => {
    told.push(JSON.stringify(headers));
    return { status: 200 };
  });
  const own = await siteThat(({ headers }) => {
    const isKnown = headers.authorization === `Basic ${btoa("ann:secret")}` && headers.cookie?.includes("gate=open");
    return isKnown
      ? {
          status: 200,
          html: `<title>Members</title><img alt="" src="${other.origin.replace("127.0.0.1", "localhost")}/picture">`,
        }
      : { status: 401, html: "<title>Who are you?</title>" };
  });
  grantAccess(own.origin, { username: "ann", password: "secret", cookies: { gate: "open" } });
  const tabs = reusedTabs(browser, { isOurs: false });
  for (let use = 0; use < 2; use++) {
    const { tab, leave } = await tabs.take({ mode: "light", width: 390 }, own.origin);
    await tab.goto(own.origin);
    await expect(tab).toHaveTitle("Members");
    await leave();
  }
  expect(told).toHaveLength(2);
  expect(told.join()).not.toMatch(/authorization|gate=open/);
  own.close();
  other.close();
});
