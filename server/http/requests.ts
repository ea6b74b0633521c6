import type { FieldError } from "../../src/forms/intake-contract.ts";

export function formError(code: string, message: string): FieldError {
  return { code, field: "", message };
}

/**
 * Returns true if the sending page may send forms here. Clients that are not browsers send neither `Origin` nor
 * `Sec-Fetch-Site`, and are allowed.
 */
export function isOwnPage(headers: Headers, host: string, origins: readonly string[]): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  // Pages cannot set this header, so it is trusted even if the browser hides the origin (`null`).
  if (site === "same-origin") return true;
  if (origin === null) return site === null || site === "none";
  return origins.includes(origin) || (host !== "" && URL.canParse(origin) && new URL(origin).host === host);
}

/** Returns true if a script sent the request. A browser without scripts never sends or prefers JSON. */
export function wantsJson(headers: Headers): boolean {
  return ["Accept", "Content-Type"].some((name) => headers.get(name)?.toLowerCase().includes("application/json"));
}
