import { type Answer, readAnswer } from "./read-answer.ts";
import type { NewSubmission } from "./submission.ts";

export type PostSubmission = (submission: NewSubmission) => Promise<Answer>;

interface Connection {
  fetch: typeof fetch;
  /**
   * Whether the device believes itself connected. It only words a failure: a device may reach a service it has no
   * network for.
   */
  online: () => boolean;
  now: () => number;
  /** Milliseconds until an attempt is given up. */
  timeout: number;
  /** Address of the page, which says what the site’s own origin is. */
  page: string;
}

/** Posts one submission once. Never rejects: whatever goes wrong on the way is a reason to wait. */
export function postOver({ fetch, online, now, timeout, page }: Connection): PostSubmission {
  return async (submission) => {
    // Not AbortSignal.timeout, which Safari has from 16 on.
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
 * A redirect is not followed: the intake never answers a script with one, while the sign-in page of a public network
 * does. Providers elsewhere get the key as a field: their preflight answers rarely allow headers of our own.
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
