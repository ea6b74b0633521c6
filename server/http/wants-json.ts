/** Returns true if a script sent the request. A browser without scripts never sends or prefers JSON. */
export function wantsJson(headers: Headers): boolean {
  return ["Accept", "Content-Type"].some((name) => headers.get(name)?.toLowerCase().includes("application/json"));
}
