import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fetchWithAccess, grantAccess, readAccess } from "../runner/access.ts";
import { anySite } from "../runner/any-site.ts";
import { readCommandLine } from "../runner/command-line.ts";
import { paced } from "../runner/pace.ts";
import { temporaryFolder } from "./temporary-folder.ts";

function fileOf(text: string): string {
  const file = join(temporaryFolder(), "access.json");
  writeFileSync(file, text);
  return file;
}

/** Starts a site and returns its origin. `respond` returns the status, headers and text of each response. */
async function siteThat(respond: (request: IncomingMessage) => [number, Record<string, string>?, string?]) {
  const server = createServer((request, response) => {
    const [status, headers = {}, text = ""] = respond(request);
    response.writeHead(status, headers).end(text);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("sends a password, headers and cookies to their own site, and after a redirect to no other", async () => {
  const seen: IncomingMessage["headers"][] = [];
  const other = await siteThat(({ headers }) => {
    seen.push(headers);
    return [200, {}, "other"];
  });
  const own = await siteThat(({ headers, url }) => {
    seen.push(headers);
    if (url === "/away") return [302, { location: other }];
    return url === "/old" ? [301, { location: "/new" }] : [200, {}, "own"];
  });
  const access = { username: "ann", password: "né:1", headers: { "x-preview": "7" }, cookies: { seen: "yes", a: "b" } };
  grantAccess(own, readAccess(fileOf(JSON.stringify(access))));

  expect(await (await fetchWithAccess(`${own}/old`)).text()).toBe("own");
  const sent = {
    authorization: `Basic ${Buffer.from("ann:né:1").toString("base64")}`,
    "x-preview": "7",
    cookie: "seen=yes; a=b",
  };
  expect(seen.splice(0)).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);

  expect(await (await fetchWithAccess(`${own}/away`)).text()).toBe("other");
  for (const name of Object.keys(sent)) expect(seen[1]).not.toHaveProperty(name);
});

test("stops following redirects that do not end", async () => {
  const origin = await siteThat(() => [302, { location: "/" }]);
  await expect(fetchWithAccess(origin)).rejects.toThrow("redirects more than 5 times");
});

test.each([
  ["no JSON", "secret=1", "cannot be read as JSON"],
  ["a list", "[]", "holds no object"],
  ["an unknown name", '{"user": "a"}', "“user” is not understood"],
  ["a value that is not text", '{"headers": {"a": 1}}', "“headers” is not understood"],
  ["a password alone", '{"password": "secret"}', "a password needs a user name"],
  ["a header with a line break", '{"headers": {"a": "secret\\r\\nb: c"}}', "characters that HTTP does not allow"],
  ["a cookie with a line break", '{"cookies": {"a": "secret\\r\\nb: c"}}', "characters that HTTP does not allow"],
])("names the mistake in an access file with %s, without its content", (_, text, message) => {
  const file = fileOf(text);
  expect(() => readAccess(file)).toThrow(message);
  expect(() => readAccess(file)).not.toThrow("secret");
});

const tools = { findBrowser: async () => undefined, reports: [], folder: "report" };

test("respects robots.txt, unless the site has agreed", async () => {
  const robots = "User-agent: *\nDisallow: /private/\nCrawl-delay: 2\n";
  const url = await siteThat(({ url }) => (url === "/robots.txt" ? [200, {}, robots] : [200]));
  const pages = fileOf("/\n/private/a\n/private/b\n");
  await expect(anySite({ url, pages }, tools)).rejects.toThrow(
    "robots.txt asks robots to stay away from /private/a and 1 more; remove it from the list, or add --ignore-robots",
  );
  const setup = await anySite({ url, pages, ignoreRobots: true }, tools);
  expect(setup.paths()).toHaveLength(3);
  expect(setup.pace).toBe(2000);
  expect((await anySite({ url, pages, ignoreRobots: true, pace: 10 }, tools)).pace).toBe(10);
});

test("reads the first part of a robots.txt that does not end", async () => {
  const server = createServer((_, response) => {
    response.write("User-agent: *\nDisallow: /private/\n");
    const send = () => void (response.destroyed || response.write("# more\n".repeat(10_000), () => setImmediate(send)));
    send();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(anySite({ url, pages: fileOf("/private/a") }, tools)).rejects.toThrow("stay away from /private/a");
});

test("audits a site without robots.txt at full speed", async () => {
  const url = await siteThat(() => [404, {}, "User-agent: *\nDisallow: /"]);
  expect((await anySite({ url, pages: fileOf("/") }, tools)).pace).toBe(0);
});

test("takes the name and the email address from the command line", async () => {
  const url = await siteThat(() => [404]);
  const words = ["--url", url, "--pages", fileOf("/"), "--name", "Ann’s site", "--email", "ann@example.org"];
  const setup = await anySite({ ...readCommandLine(words), url }, tools);
  expect(setup.site).toEqual({ name: "Ann’s site", origin: url, email: "ann@example.org" });
});

test.each([[["--name", "A"]], [["--ignore-robots"]], [["--access", "file"]], [["--pace", "5"]]])(
  "refuses %j without the address of a site",
  (words) => {
    expect(() => readCommandLine(words)).toThrow(/add --(url|pages)/);
  },
);

test("opens pages at the pace, in the order of the calls", async () => {
  const turn = paced(40);
  const begun = performance.now();
  const times = await Promise.all([1, 2, 3].map(() => turn().then(() => performance.now() - begun)));
  // Timers can fire a millisecond early.
  for (const [index, time] of times.entries()) expect(time).toBeGreaterThanOrEqual(40 * index - 2);
});
