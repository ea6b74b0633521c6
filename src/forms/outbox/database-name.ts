/** The outbox’s database in the browser. It exists once something was sent from this device, and not before. */
export const databaseName = "outbox";

/** Store of the submissions. */
export const storeName = "parcels";

/** Resolves to true if a submission waits on this device. Creates nothing, and never rejects. */
export function holdsSubmissions(): Promise<boolean> {
  return new Promise((resolve) => {
    const none = () => resolve(false);
    try {
      const opening = indexedDB.open(databaseName);
      // The database does not exist yet, and is not to.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = (failure) => {
        failure.preventDefault();
        none();
      };
      opening.onsuccess = () => {
        const { result: database } = opening;
        if (!database.objectStoreNames.contains(storeName)) {
          database.close();
          return none();
        }
        const counting = database.transaction(storeName).objectStore(storeName).count();
        counting.onsuccess = () => resolve(counting.result > 0);
        counting.onerror = none;
        database.close();
      };
    } catch {
      // Browsers that deny storage may throw here.
      none();
    }
  });
}
