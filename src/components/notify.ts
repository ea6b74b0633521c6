/** What a notification says. It is never the only place where something is said: notifications pass. */
interface Notice {
  title: string;
  description?: string;
  type?: "info" | "success" | "warning" | "error";
}

/** What draws the notices, once it is loaded. */
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

/** Shows a notification at the edge of the page. The widget that draws it is loaded at the first one. */
export function notify(notice: Notice): void {
  loadArea();
  area.then(({ show }) => show(notice));
}

/** Loads what draws notices. */
export function loadArea(): void {
  wanted = true;
  tellWanted();
}

export function closeNotices(): void {
  area.then(({ closeAll }) => closeAll());
}

/** The notification area calls this when it is there. */
export function areaIsReady(ready: Area): void {
  resolveArea(ready);
}

/** Whether the area has been asked for yet, as an external store for React. */
export const areaWanted = {
  subscribe(listener: () => void): () => void {
    tellWanted = listener;
    return () => {
      tellWanted = () => {};
    };
  },
  now: () => wanted,
};
