import { wantIsland } from "./want-island.ts";

/** Content of a notification. Notifications disappear, so the page must give the same information elsewhere. */
interface Notice {
  title: string;
  description?: string;
  type?: "info" | "success" | "warning" | "error";
}

interface Area {
  show: (notice: Notice) => void;
  closeAll: () => void;
}

/**
 * Returns a queue that holds notices until the area that renders them has loaded. The first request for the area loads
 * it.
 */
function createNoticeQueue() {
  let connect: (area: Area) => void = () => {};
  const area = new Promise<Area>((resolve) => {
    connect = resolve;
  });
  let isWanted = false;
  let onWanted = () => {};
  const load = () => {
    wantIsland("notifications");
    isWanted = true;
    onWanted();
  };
  return {
    connect,
    load,
    add(notice: Notice): void {
      load();
      area.then(({ show }) => show(notice));
    },
    closeAll: () => void area.then(({ closeAll }) => closeAll()),
    /** Together with `isWanted`, forms an external store for React. */
    subscribe(listener: () => void): () => void {
      onWanted = listener;
      return () => {
        onWanted = () => {};
      };
    },
    isWanted: () => isWanted,
  };
}

export const noticeQueue = createNoticeQueue();

/** Shows a notification at the edge of the window. The first call loads the code that renders it. */
export function notify(notice: Notice): void {
  noticeQueue.add(notice);
}
