import { request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { answers } from "../../../../data/forms/answers.ts";
import { filled } from "../filled.ts";
import { sendJson, serve } from "../serve.ts";

/** Allows bursts of thirty requests. */
const config = { requestLimit: 1, trustedProxies: ["127.0.0.1"] };

/** Freezes the clock, so that the machine's speed does not matter. */
function stopClock(): void {
  const clock = vi.spyOn(performance, "now").mockReturnValue(Math.round(performance.now()));
  onTestFinished(() => clock.mockRestore());
}

/** Sends requests up to the limit. Returns the response of the next one. */
async function askOften(url: string, headers: Record<string, string> = {}): Promise<Response> {
  stopClock();
  for (let times = 0; times < 30; times++) expect((await fetch(url, { headers })).status).toBeLessThan(429);
  return fetch(url, { headers });
}

test.each(["/", "/nowhere", "/forms/nothing", "/livez"])(
  "who asks for %s without an end waits, and is told how long",
  async (path) => {
    const { url } = await serve({ config });
    const begun = Date.now();
    const answer = await askOften(`${url}${path}`);
    expect(Date.now() - begun).toBeGreaterThan(450);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Security-Policy")).toBeTruthy();
    expect(await answer.text()).toContain(answers.limitedRequests.title);
  },
);

test("others are served meanwhile, and a script is answered in its own form", async () => {
  const { url } = await serve({ config });
  const often = { "X-Forwarded-For": "198.51.100.1" };
  expect((await askOften(url, often)).status).toBe(429);
  expect((await fetch(url, { headers: { "X-Forwarded-For": "198.51.100.2" } })).status).toBe(200);
  const answer = await sendJson(url, "contact", filled("contact"), often);
  expect([answer.status, (await answer.json()).error]).toEqual([429, "limited"]);
});

test.each([
  ["56 bits asks as often as two senders", 60, 1],
  ["48 bits asks as often as eight", 240, 0x100],
])("whoever has an IPv6 network of %s", async (_, limit, step) => {
  const { url } = await serve({ config });
  stopClock();
  const statuses = [];
  for (let count = 0; count <= limit; count++) {
    const from = `2001:db8:1:${(count * step).toString(16)}::1`;
    statuses.push((await fetch(url, { headers: { "X-Forwarded-For": from } })).status);
  }
  expect(statuses.indexOf(429)).toBe(limit);
});

test("a refusal of HEAD has no body", async () => {
  const { url } = await serve({ config });
  await askOften(url);
  const answer = await fetch(url, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([429, ""]);
});

test("who is gone before the refusal comes does no harm", async () => {
  const { url } = await serve({ config });
  await askOften(url);
  const gone = request(url).on("error", () => {});
  gone.end();
  setTimeout(() => gone.destroy(), 100);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await fetch(`${url}/`, { headers: { "X-Forwarded-For": "198.51.100.3" } })).status).toBe(200);
});
