/** Returns the path of a list's page. Page 1 is at the list's own path. */
export function listPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
