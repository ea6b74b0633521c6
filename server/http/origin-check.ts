/** Whether a form comes from a page that may send it. Programs that are no browser send neither header, and may. */
export function isOwnPage(headers: Headers, host: string, origins: readonly string[]): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null || site === "same-origin" || site === "none";
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
