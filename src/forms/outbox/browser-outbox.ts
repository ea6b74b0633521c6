import { createOutbox, type Outbox } from "./create-outbox.ts";
import { databaseName } from "./database-name.ts";
import type { TabChannel } from "./outbox-state.ts";
import { postOver } from "./post-submission.ts";
import { openSubmissions, webLock } from "./stored-submissions.ts";
import type { NewSubmission } from "./submission.ts";

/** Timeout in milliseconds. The intake's own request timeout is the same. */
const timeout = 20_000;

export function openOutbox(): Outbox {
  const outbox = createOutbox({
    submissions: openSubmissions(),
    withLock: webLock(navigator.locks),
    post: postOver({
      fetch: (...request) => fetch(...request),
      online: () => navigator.onLine,
      now: Date.now,
      timeout,
      page: location.href,
    }),
    now: Date.now,
    random: Math.random,
    tabs: openTabChannel(),
  });
  keepSending(outbox);
  return { ...outbox, send: (submission) => outbox.send(sentFromHere(submission)) };
}

/**
 * Adds the page that the form is sent from, because a waiting submission may be sent from another page. Forms without
 * scripts have the same field.
 */
function sentFromHere(submission: NewSubmission): NewSubmission {
  return { ...submission, fields: { ...submission.fields, _page: location.pathname } };
}

/** Minimum milliseconds before the next check, because another tab may be sending a due submission. */
const minWait = 5000;

/**
 * Sends waiting submissions: at once, when one is due, when the connection is back and when the page becomes visible.
 * Returns a function that stops this.
 */
export function keepSending(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const { dueAt } = outbox.getSnapshot();
    if (dueAt === undefined) return;
    timer = setTimeout(outbox.sendDue, Math.max(dueAt - Date.now(), minWait));
  };
  const onVisibility = () => {
    if (document.visibilityState === "visible") outbox.sendDue();
  };
  const unsubscribe = outbox.subscribe(schedule);
  window.addEventListener("online", outbox.sendOnReturn);
  document.addEventListener("visibilitychange", onVisibility);
  outbox.sendOnReturn();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener("online", outbox.sendOnReturn);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

/**
 * Opens a channel to the other tabs. If the browser denies it, as it may with storage, they see a change on their next
 * check.
 */
function openTabChannel(): TabChannel {
  try {
    return new BroadcastChannel(databaseName);
  } catch {
    return { postMessage() {}, onmessage: null };
  }
}
