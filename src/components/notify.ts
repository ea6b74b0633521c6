/** What a notification says. It is never the only place where something is said: notifications pass. */
export interface Notice {
  title: string;
  description?: string;
  type?: "info" | "success" | "warning" | "error";
}

let wanted = false;
let tellWanted = () => {};
const { promise: area, resolve: areaIsReady } = Promise.withResolvers<(notice: Notice) => void>();

/** Shows a notification at the edge of the page. The widget that draws it is loaded at the first one. */
export function notify(notice: Notice): void {
  wanted = true;
  tellWanted();
  area.then((show) => show(notice));
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

export { areaIsReady };
