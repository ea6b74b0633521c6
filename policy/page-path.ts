/** The path a page’s file is served at: `about/index.html` at `/about`, `404.html` at `/404.html`. */
export function pathOf(file: string): string {
  const path = `/${file}`.replace(/\/index\.html$/, "");
  return path === "" ? "/" : path;
}

/** A path as the site writes it, without slashes at its end. In linear time: anybody may send any path. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}
