import type { Outbox } from "./create-outbox.ts";

/** Milliseconds between looks at a submission that is due while another tab is at it. */
const shortestWait = 5000;

/** Delivers at once, when something falls due, when the connection returns and when the page is looked at again. */
export function keepDelivering(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const { dueAt } = outbox.getSnapshot();
    if (dueAt === undefined) return;
    timer = setTimeout(outbox.deliverDue, Math.max(dueAt - Date.now(), shortestWait));
  };
  const onVisibility = () => {
    if (document.visibilityState === "visible") outbox.deliverDue();
  };
  const unsubscribe = outbox.subscribe(schedule);
  window.addEventListener("online", outbox.deliverOnReturn);
  document.addEventListener("visibilitychange", onVisibility);
  outbox.deliverOnReturn();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener("online", outbox.deliverOnReturn);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
