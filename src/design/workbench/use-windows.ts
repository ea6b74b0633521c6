import { useEffect, useEffectEvent, useRef } from "react";
import type { Edits } from "./edits.ts";
import type { View } from "./view.ts";

/** Message between the windows of one workbench. An empty one asks for the current state. */
interface News {
  edits?: Edits;
  view?: View;
}

const name = "design-workbench";
const hash = "#preview";

/** True in the window that shows only the preview. */
export function isPreviewWindow(): boolean {
  return location.hash === hash;
}

export function openPreviewWindow(): void {
  open(location.pathname + hash, name, "popup,width=900,height=900");
}

/**
 * Connects the windows of a workbench on this device. Sends `state` when it changes and when another window asks.
 * Without a state, asks the other windows for theirs. Returns a function that sends news.
 */
export function useWindows(state: Required<News> | undefined, onNews: (news: News) => void): (news: News) => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const send = (news: News) => channel.current?.postMessage(news);
  const hear = useEffectEvent(({ data }: MessageEvent<News>) => {
    if (Object.keys(data).length > 0) onNews(data);
    else if (state) send(state);
  });
  useEffect(() => {
    const own = new BroadcastChannel(name);
    channel.current = own;
    own.addEventListener("message", (event: MessageEvent<News>) => hear(event));
    own.postMessage({});
    return () => own.close();
  }, []);
  const { edits, view } = state ?? {};
  useEffect(() => {
    if (edits && view) channel.current?.postMessage({ edits, view });
  }, [edits, view]);
  return send;
}
