/** Type of the event that mounts an empty island whose content other code provides. Its detail is the island's name. */
export const islandWanted = "island-wanted";

/** Mounts an island whose content other code provides, such as the notifications. */
export function wantIsland(name: "notifications" | "submissions"): void {
  globalThis.dispatchEvent?.(new CustomEvent(islandWanted, { detail: name }));
}
