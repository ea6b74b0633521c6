import { type Answer, readAnswer } from "./read-answer.ts";
import type { NewSubmission } from "./submission.ts";

export type PostSubmission = (submission: NewSubmission) => Promise<Answer>;

interface Connection {
  fetch: typeof fetch;
  /**
   * True if the device considers itself connected. It only affects the error message, because a device may reach a
   * service without reporting a network.
   */
  online: () => boolean;
  now: () => number;
  /** Milliseconds for one attempt. */
  timeout: number;
  /** URL of the page, for the site's own origin. */
  page: string;
}

/** Posts one submission once. Never rejects: any failure on the way is a reason to retry later. */
export function postOver({ fetch, online, now, timeout, page }: Connection): PostSubmission {
  return async (submission) => {
    // `AbortSignal.timeout` needs Safari 16.
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
 * Doesn't follow redirects: the intake never redirects a script, but the sign-in page of a public network does. Other
 * providers get the key as a field, because their preflight responses rarely allow custom headers.
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
