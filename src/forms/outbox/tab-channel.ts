import type { Settled } from "./submission.ts";

export interface TabChannel {
  tell(news?: Settled): void;
  listen(onNews: (news?: Settled) => void): void;
}

/** Uses BroadcastChannel. Without it, other tabs see the change on their next check. */
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
