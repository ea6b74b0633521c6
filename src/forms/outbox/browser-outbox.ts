import { createOutbox, type Outbox } from "./create-outbox.ts";
import { databaseName } from "./database-name.ts";
import { keepSending } from "./keep-sending.ts";
import { leaseLock, webLock } from "./lock.ts";
import { postOver } from "./post-submission.ts";
import { openSubmissions } from "./stored-submissions.ts";
import type { NewSubmission } from "./submission.ts";
import { openTabChannel } from "./tab-channel.ts";

/** Milliseconds; the intake itself gives up on a request after as long. */
const timeout = 20_000;
/** An attempt, and the store before and after it. */
const leased = timeout + 15_000;

/** The outbox of this page, over what the browser has, sending from now on. */
export function openOutbox(): Outbox {
  const submissions = openSubmissions();
  const now = () => Date.now();
  const byLease = leaseLock(submissions, now, leased);
  const outbox = createOutbox({
    submissions,
    // Locks exist on secure pages only.
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

/** With the page it is sent from: what waits may leave from another one. Forms without scripts have the same field. */
function sentFromHere(submission: NewSubmission): NewSubmission {
  return { ...submission, fields: { ...submission.fields, _page: location.pathname } };
}
