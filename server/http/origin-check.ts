/** Whether a form comes from a page that may send it. Programs that are no browser send neither header, and may. */
export function isOwnPage(headers: Headers, host: string, origins: readonly string[]): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  // No page can write this header; with it even a browser that hides the origin (`null`) is believed.
  if (site === "same-origin") return true;
  if (origin === null) return site === null || site === "none";
  return origins.includes(origin) || (host !== "" && URL.canParse(origin) && new URL(origin).host === host);
}
