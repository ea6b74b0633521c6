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
  /** Requests of one sender on end; 0 for any number. */
  perSecond: number;
  pages: Pages;
  clientOf: (request: IncomingMessage) => string;
  /** Milliseconds that only ever grow. */
  now: () => number;
}

/**
 * Seconds of the pace that may come at once: a room full of people behind one address opens its first pages together.
 * `pace` remembers a name twice as long at most, as long as the privacy page says.
 */
const burst = (visitorMinutes * 60) / 2;
const mostNames = 50_000;

/**
 * Whether a request may be answered. One sender who asks as fast as answers come would have everybody else wait, however
 * cheap each answer is; they are told to wait themselves.
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
