import type { Settled } from "./waiting-list.ts";

/** Tells the other tabs that the outbox has changed, and what became of a submission. */
export interface TabChannel {
  tell(news?: Settled): void;
  listen(onNews: (news?: Settled) => void): void;
}

/** Over the browser’s own channel; without one, other tabs see the change at their next look. */
export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { tell() {}, listen() {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    listen(onNews) {
      channel.addEventListener("message", ({ data }: MessageEvent<Settled | undefined>) => onNews(data));
    },
  };
}
