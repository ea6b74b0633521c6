import type { FieldError, Receipt } from "../intake-contract.ts";
import { retryAfter } from "./next-attempt.ts";
import type { SendResult, WaitReason } from "./submission.ts";

/** Result of one attempt. `retryAt` is the earliest next attempt, in milliseconds since 1970. */
export type Answer =
  | Extract<SendResult, { state: "received" | "accepted" | "refused" }>
  | { state: "waiting"; why: WaitReason; retryAt?: number };

interface Question {
  key: string;
  /** True if the request went to the site's own intake. */
  isOwn: boolean;
  now: number;
}

/** Statuses for which a retry would change nothing. */
const refusals = [400, 409, 413, 415, 422];

/** Statuses that ask for a retry: timeouts, rate limits and server errors. */
const isBusy = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/** Interprets a response. An unexpected one, such as an HTML page, means nothing: the submission waits. */
export async function readAnswer(response: Response, { key, isOwn, now }: Question): Promise<Answer> {
  if (response.ok) return readAcceptance(await bodyOf(response), key, isOwn);
  if (refusals.includes(response.status)) {
    return { state: "refused", status: response.status, errors: errorsIn(await bodyOf(response)) };
  }
  if (!isBusy(response.status)) return { state: "waiting", why: "unreachable" };
  return { state: "waiting", why: "busy", retryAt: retryAfter(response.headers.get("Retry-After"), now) };
}

function readAcceptance(body: unknown, key: string, isOwn: boolean): Answer {
  if (isReceipt(body)) {
    return body.key === key
      ? { state: "received", reference: body.reference, ...insteadIn(body) }
      : { state: "waiting", why: "unreachable" };
  }
  return isOwn ? { state: "waiting", why: "unreachable" } : { state: "accepted" };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isReceipt(body: unknown): body is Receipt {
  return isRecord(body) && body.ok === true && "key" in body && isText(body.id) && isText(body.reference);
}

function insteadIn({ instead }: Receipt): Pick<Receipt, "instead"> {
  return isRecord(instead) && isText(instead.title) && isText(instead.text) ? { instead } : {};
}

function errorsIn(body: unknown): FieldError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(isRecord).map(({ code, field, message }) => ({
    code: isText(code) ? code : "",
    field: isText(field) ? field : "",
    message: isText(message) ? message : "",
  }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
