/** Where a page of the list at `path` is; the first is the list’s own. */
export function listPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
