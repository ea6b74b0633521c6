export interface Subscription {
  /** As `addressKey` makes it. */
  address: string;
  state: "confirmed" | "unsubscribed";
  changedAt: number;
}

/** With what shows that its owner wanted it. */
export interface Consent extends Subscription {
  /** When the address was last typed into the newsletter’s form before this change, and on which page. */
  askedAt?: number;
  page?: string;
}
