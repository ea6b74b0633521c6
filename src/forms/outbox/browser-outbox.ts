import { createOutbox, type Outbox } from "./create-outbox.ts";
import { databaseName } from "./database-name.ts";
import { keepSending } from "./keep-sending.ts";
import { postOver } from "./post-submission.ts";
import { leaseLock, openSubmissions, webLock } from "./stored-submissions.ts";
import type { NewSubmission } from "./submission.ts";
import { openTabChannel } from "./tab-channel.ts";

/** Timeout in milliseconds. The intake's own request timeout is the same. */
const timeout = 20_000;
/** Milliseconds for one attempt, plus the storage access before and after it. */
const leased = timeout + 15_000;

export function openOutbox(): Outbox {
  const submissions = openSubmissions();
  const now = () => Date.now();
  const byLease = leaseLock(submissions, now, leased);
  const outbox = createOutbox({
    submissions,
    // Locks exist only on secure pages.
    withLock: navigator.locks ? webLock(navigator.locks, byLease) : byLease,
    post: postOver({
      fetch: (...request) => fetch(...request),
      online: () => navigator.onLine,
      now,
      timeout,
      page: location.href,
    }),
    now,
    random: Math.random,
    tabs: openTabChannel(databaseName),
  });
  keepSending(outbox);
  return { ...outbox, send: (submission) => outbox.send(sentFromHere(submission)) };
}

/**
 * Adds the page that the form is sent from, because a waiting submission may leave from another page. Forms without
 * scripts have the same field.
 */
function sentFromHere(submission: NewSubmission): NewSubmission {
  return { ...submission, fields: { ...submission.fields, _page: location.pathname } };
}
