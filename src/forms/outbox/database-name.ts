/** The outbox's IndexedDB database. It is created when the outbox first opens on this device. */
export const databaseName = "outbox";

/** Name of the object store. It is part of the stored format, so it cannot change. */
export const storeName = "parcels";

/** Resolves to true if the outbox on this device has any entry. Creates no database, and never rejects. */
export function hasSubmissions(): Promise<boolean> {
  return new Promise((resolve) => {
    const none = () => resolve(false);
    try {
      const opening = indexedDB.open(databaseName);
      // The database doesn't exist yet, and must not be created.
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
