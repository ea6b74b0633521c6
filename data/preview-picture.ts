/** Returns the path of a page's link preview image, which `prerender/pictures/` draws during the build. */
export function previewPicture(path: string): string {
  return `/social${path === "/" ? "" : path}.png`;
}

/** Pixels, the size that link previews request. */
export const previewSize = { width: 1200, height: 630 } as const;
