/** The store is locked, full or away; the caller answers 503 and the sender tries again. */
export class StoreBusy extends Error {
  override name = "StoreBusy";
}

/** Another submission has this reference; the caller draws a new one. */
export class ReferenceTaken extends Error {
  override name = "ReferenceTaken";
}
