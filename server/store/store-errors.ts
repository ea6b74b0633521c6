/** The store is locked, full or unreachable. The caller answers 503, and the sender retries. */
export class StoreBusy extends Error {
  override name = "StoreBusy";
}

/** Another submission has this reference. The caller generates a new one. */
export class ReferenceTaken extends Error {
  override name = "ReferenceTaken";
}
