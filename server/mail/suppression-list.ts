import { createHmac } from "node:crypto";
import { addressKey } from "../store/address-key.ts";
import type { Store } from "../store/store.ts";

type Kept = Pick<Store, "subscription" | "isSuppressed" | "suppress" | "unsuppress">;

/** Who wants no mail that they did not ask for. */
export interface SuppressionList {
  has(address: string): Promise<boolean>;
  add(address: string, since: number): Promise<void>;
  remove(address: string): Promise<void>;
}

/**
 * The list holds keyed hashes alone, so it may outlive an address that was forgotten and tells a thief of the data
 * nothing. Whoever unsubscribed before there was a list, or under another secret, is known by their subscription.
 */
export function suppressionList(store: Kept, secret: string): SuppressionList {
  const hashOf = (address: string) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["suppressed", addressKey(address)]))
      .digest("base64url");
  return {
    has: async (address) =>
      (await store.isSuppressed(hashOf(address))) || (await store.subscription(address))?.state === "unsubscribed",
    add: (address, since) => store.suppress(hashOf(address), since),
    remove: (address) => store.unsuppress(hashOf(address)),
  };
}
