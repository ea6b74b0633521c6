import type { IncomingMessage, ServerResponse } from "node:http";
import { answers } from "../../data/forms/answers.ts";
import { visitorMinutes } from "../../data/forms/retention.ts";
import { pace } from "../intake/pace.ts";
import { networksOf } from "./client-address.ts";
import { formError } from "./form-error.ts";
import type { Pages } from "./pages.ts";
import { tarpit } from "./tarpit.ts";
import { wantsJson } from "./wants-json.ts";

interface LimitRequestsOptions {
  /** Sustained requests per second from one sender. 0 means unlimited. */
  perSecond: number;
  pages: Pages;
  clientOf: (request: IncomingMessage) => string;
  /** Monotonic time in milliseconds. */
  now: () => number;
}

/**
 * Seconds of the pace allowed as a burst: a room full of people behind one address opens its first pages together.
 * `pace` remembers a name for at most twice this time, which is the period on the privacy page.
 */
const burst = (visitorMinutes * 60) / 2;
const mostNames = 50_000;

/**
 * Returns true if a request may be answered. Otherwise one sender with constant requests would delay all others,
 * however cheap each response is. Refused senders get a `Retry-After`.
 */
export function limitRequests({ perSecond, pages, clientOf, now }: LimitRequestsOptions) {
  const wait = pace({ perSecond, burst: burst * perSecond, names: mostNames, now });
  const refusals = {
    json: {
      type: "application/json",
      body: Buffer.from(JSON.stringify({ error: "limited", errors: [formError("limited", answers.limited)] })),
    },
    page: { type: "text/html; charset=utf-8", body: Buffer.from(pages.answer(answers.limitedRequests)) },
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const milliseconds = wait(networksOf(clientOf(request)));
    if (milliseconds > 0) void refuse(request, response, Math.ceil(milliseconds / 1000));
    return milliseconds === 0;
  };

  async function refuse(request: IncomingMessage, response: ServerResponse, seconds: number): Promise<void> {
    await tarpit();
    if (response.destroyed) return;
    const { accept = "", "content-type": sent = "" } = request.headers;
    const { type, body } = refusals[wantsJson(new Headers({ Accept: accept, "Content-Type": sent })) ? "json" : "page"];
    response
      .writeHead(429, {
        "Content-Type": type,
        "Content-Length": body.length,
        "Retry-After": seconds,
        "Cache-Control": "no-store",
      })
      .end(request.method === "HEAD" ? undefined : body);
  }
}
