/** Where the picture of the page at `path` stands that link previews show; `pictures/` draws it while the site is built. */
export function previewPicture(path: string): string {
  return `/social${path === "/" ? "" : path}.png`;
}

/** In pixels: what link previews ask for. */
export const previewSize = { width: 1200, height: 630 } as const;
