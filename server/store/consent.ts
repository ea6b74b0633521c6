export interface Subscription {
  /** Normalized by `addressKey`. */
  address: string;
  state: "confirmed" | "unsubscribed";
  changedAt: number;
}

/** Includes the evidence that the owner of the address wanted it. */
export interface Consent extends Subscription {
  /** Time and page of the last newsletter form with this address before the change. */
  askedAt?: number;
  page?: string;
}
