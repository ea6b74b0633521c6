import type { Outbox } from "./create-outbox.ts";

/** Minimum milliseconds between checks of a due submission that another tab is sending. */
const shortestWait = 5000;

/** Sends immediately, when a submission is due, when the connection is back and when the page becomes visible. */
export function keepSending(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const { dueAt } = outbox.getSnapshot();
    if (dueAt === undefined) return;
    timer = setTimeout(outbox.sendDue, Math.max(dueAt - Date.now(), shortestWait));
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
