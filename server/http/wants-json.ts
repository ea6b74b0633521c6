/** Whether a script asks: a browser without one never sends JSON nor prefers it. */
export function wantsJson(headers: Headers): boolean {
  return ["Accept", "Content-Type"].some((name) => headers.get(name)?.toLowerCase().includes("application/json"));
}
