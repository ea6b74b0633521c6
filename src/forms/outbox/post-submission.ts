import { isRecord } from "../../../common/is-record.ts";
import type { FieldError, Receipt } from "../intake-contract.ts";
import type { NewSubmission, SendResult, WaitReason } from "./submission.ts";

export type PostSubmission = (submission: NewSubmission) => Promise<Answer>;

interface Connection {
  fetch: typeof fetch;
  /**
   * True if the device considers itself connected. It affects only the error message, because a device may reach a
   * service without reporting a network.
   */
  online: () => boolean;
  now: () => number;
  /** Milliseconds for one attempt. */
  timeout: number;
  /** URL of the page, whose origin is the site's own. */
  page: string;
}

/**
 * Returns a function that posts one submission once. It never rejects: any failure on the way is a reason to retry
 * later.
 */
export function postOver({ fetch, online, now, timeout, page }: Connection): PostSubmission {
  return async (submission) => {
    // Avoids `AbortSignal.timeout`, which Safari supports only from version 16 on.
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), timeout);
    try {
      const url = new URL(submission.url, page);
      const isOwn = url.origin === new URL(page).origin;
      const response = await fetch(url, { ...request(submission, isOwn), signal: attempt.signal });
      return await readAnswer(response, { key: submission.key, isOwn, now: now() });
    } catch {
      return { state: "waiting", why: online() ? "unreachable" : "offline" };
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Returns the request's options. Doesn't follow redirects: the intake never redirects a script, but a public network
 * redirects to its sign-in page. Other providers get the key as a field, because their preflight responses rarely allow
 * custom headers.
 */
function request({ key, fields }: NewSubmission, isOwn: boolean): RequestInit {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return {
    method: "POST",
    credentials: "omit",
    redirect: "manual",
    cache: "no-store",
    headers: isOwn ? { ...headers, "Idempotency-Key": key } : headers,
    body: JSON.stringify(isOwn ? fields : { ...fields, _key: key }),
  };
}

/** Result of one attempt. `retryAt` is the earliest next attempt, as Unix time in milliseconds. */
export type Answer =
  | Extract<SendResult, { state: "received" | "accepted" | "refused" }>
  | { state: "waiting"; why: WaitReason; retryAt?: number }
  /** The host has no intake, as on a plain static server. */
  | { state: "absent" };

interface Question {
  key: string;
  /** True if the request went to the site's own intake. */
  isOwn: boolean;
  now: number;
}

/** Statuses for which a retry would change nothing. */
const refusals = [400, 409, 413, 415, 422];

/** Statuses of hosts that don't know the URL or the method. */
const absences = [404, 405, 501];

/** Statuses that ask for a retry: timeouts, rate limits and server errors. */
const isBusy = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/** Interprets a response. After an unexpected response, the submission waits. */
export async function readAnswer(response: Response, { key, isOwn, now }: Question): Promise<Answer> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (absences.includes(response.status) || (response.ok && isOwn && isPage)) return { state: "absent" };
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
      ? { state: "received", reference: body.reference, ...insteadIn(body), ...codeIn(body) }
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

function codeIn({ code }: Receipt): Pick<Receipt, "code"> {
  return isText(code) ? { code } : {};
}

function errorsIn(body: unknown): FieldError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(isRecord).map(({ code, field, message }) => ({
    code: isText(code) ? code : "",
    field: isText(field) ? field : "",
    message: isText(message) ? message : "",
  }));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Parses a `Retry-After` header, in seconds or as a date. Returns undefined if it is invalid. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const time = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(time) ? undefined : time;
}
