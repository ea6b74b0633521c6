import type { MiddlewareHandler } from "hono";
import { answers } from "../../data/forms/answers.ts";
import { rateLimit } from "../intake/rate-limit.ts";
import type { AppOptions } from "./app.ts";
import { networksOf } from "./client-address.ts";
import { tarpit } from "./tarpit.ts";

const mostNames = 10_000;

/**
 * Slows down senders who reopen their forms repeatedly. Each such page takes half a millisecond of processor time,
 * while the refusal is rendered once. `limit` applies per sender in `period` milliseconds. 0 means unlimited.
 */
export function limitLooks(
  { pages, clientOf }: Pick<AppOptions, "pages" | "clientOf">,
  { limit, period }: { limit: number; period: number },
): MiddlewareHandler {
  const looks = rateLimit({ limit, period, names: mostNames, now: () => performance.now() });
  return async (context, next) => {
    const retryAfter = looks.count(networksOf(clientOf(context)));
    if (retryAfter === 0) return await next();
    await tarpit();
    context.header("Retry-After", String(Math.ceil(retryAfter / 1000)));
    return context.html(pages.answer(answers.limitedLooks), 429);
  };
}
