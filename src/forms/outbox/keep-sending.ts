import type { Outbox } from "./create-outbox.ts";

/** Milliseconds between looks at a submission that is due while another tab is at it. */
const shortestWait = 5000;

/** Sends at once, when something falls due, when the connection returns and when the page is looked at again. */
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
