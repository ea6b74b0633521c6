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

let wanted = false;
let tellWanted = () => {};

let resolveArea: (area: Area) => void = () => {};
const area = new Promise<Area>((resolve) => {
  resolveArea = resolve;
});

/** Shows a notification at the edge of the page. The first call loads the code that renders it. */
export function notify(notice: Notice): void {
  loadArea();
  area.then(({ show }) => show(notice));
}

export function loadArea(): void {
  wantIsland("notifications");
  wanted = true;
  tellWanted();
}

export function closeNotices(): void {
  area.then(({ closeAll }) => closeAll());
}

export function areaIsReady(ready: Area): void {
  resolveArea(ready);
}

/** An external store for React: true once the area has been requested. */
export const areaWanted = {
  subscribe(listener: () => void): () => void {
    tellWanted = listener;
    return () => {
      tellWanted = () => {};
    };
  },
  now: () => wanted,
};
