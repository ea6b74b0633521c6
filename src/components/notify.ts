/** What a notification says. It is never the only place where something is said: notifications pass. */
interface Notice {
  title: string;
  description?: string;
  type?: "info" | "success" | "warning" | "error";
}

let wanted = false;
let tellWanted = () => {};

type Show = (notice: Notice) => void;
let resolveArea: (show: Show) => void = () => {};
const area = new Promise<Show>((resolve) => {
  resolveArea = resolve;
});

/** Shows a notification at the edge of the page. The widget that draws it is loaded at the first one. */
export function notify(notice: Notice): void {
  wanted = true;
  tellWanted();
  area.then((show) => show(notice));
}

/** The notification area calls this when it is there, with what shows a notice. */
export function areaIsReady(show: Show): void {
  resolveArea(show);
}

/** Whether anything has been notified yet, as an external store for React. */
export const firstNotice = {
  subscribe(listener: () => void): () => void {
    tellWanted = listener;
    return () => {
      tellWanted = () => {};
    };
  },
  happened: () => wanted,
};
