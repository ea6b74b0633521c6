import { Hono } from "hono";
import { expect, test } from "vitest";
import { holdRefusals } from "../../../../server/http/hold-refusals.ts";
import { timeLimits } from "../../../../server/http-server.ts";
import { filled } from "../filled.ts";
import { sendForm, sendJson, serve } from "../serve.ts";

/** Milliseconds, longer than a busy machine takes for a response that is not held back. */
const refusal = 3_000;

async function firstOf(answers: Record<string, Promise<Response>>): Promise<string> {
  return await Promise.race(Object.entries(answers).map(([name, answer]) => answer.then(() => name)));
}

test("holds the refusals of a sender over the limit, and no other answer", async () => {
  const { url } = await serve({ config: { rateLimit: 1 }, times: { ...timeLimits, refusal } });
  await sendJson(url, "contact", filled("contact"));
  const begun = performance.now();
  const refused = {
    json: sendJson(url, "contact", filled("contact")),
    plain: sendForm(url, "contact", filled("contact")),
    origin: sendForm(url, "volunteer", filled("volunteer"), { Origin: "https://evil.example" }),
    key: sendJson(url, "volunteer", filled("volunteer"), { "Idempotency-Key": "short" }),
  };
  expect(await firstOf({ ...refused, accepted: sendJson(url, "volunteer", filled("volunteer")) })).toBe("accepted");
  expect(await firstOf({ ...refused, page: fetch(`${url}/`) })).toBe("page");
  const answers = await Promise.all(Object.values(refused));
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 403, 400]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(refusal - 1);
});

test("sends refusals without delay once a thousand are held", async () => {
  const app = new Hono().use(holdRefusals(refusal)).get("/", (context) => context.text("Too many", 429));
  const held = Array.from({ length: 1_000 }, async () => await app.request("/"));
  expect(await firstOf({ held: Promise.race(held), further: Promise.resolve(app.request("/")) })).toBe("further");
});
