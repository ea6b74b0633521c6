/** The outbox’s database in the browser. It exists once something was sent from this device, and not before. */
export const databaseName = "outbox";

/** Whether something may be waiting on this device; answers without loading or creating anything. */
export async function mayHoldSubmissions(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === databaseName);
  } catch {
    // Older browsers cannot list their databases; where storage is denied, to read its name may throw already, and looking
    // again does no harm.
    return "indexedDB" in globalThis;
  }
}
