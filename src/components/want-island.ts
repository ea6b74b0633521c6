/** Type of the event that mounts an empty island that others write to. Its detail is the island's name. */
export const islandWanted = "island-wanted";

/** Mounts an island that others write to, such as the notifications. */
export function wantIsland(name: "notifications" | "submissions"): void {
  globalThis.dispatchEvent?.(new CustomEvent(islandWanted, { detail: name }));
}
