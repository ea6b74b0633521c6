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

/** Notices and the area that renders them. It loads when it is first wanted. */
class NoticeQueue {
  /** Hands over the area. Notices wait for it. */
  connect: (area: Area) => void = () => {};
  private readonly area = new Promise<Area>((resolve) => {
    this.connect = resolve;
  });
  private wanted = false;
  private onWanted = () => {};

  show(notice: Notice): void {
    this.load();
    this.area.then((area) => area.show(notice));
  }

  closeAll(): void {
    this.area.then((area) => area.closeAll());
  }

  load(): void {
    wantIsland("notifications");
    this.wanted = true;
    this.onWanted();
  }

  /** With `isWanted`, an external store for React. */
  subscribe = (listener: () => void): (() => void) => {
    this.onWanted = listener;
    return () => {
      this.onWanted = () => {};
    };
  };

  isWanted = (): boolean => this.wanted;
}

export const noticeQueue = new NoticeQueue();

/** Shows a notification at the edge of the page. The first call loads the code that renders it. */
export function notify(notice: Notice): void {
  noticeQueue.show(notice);
}
