import { createHmac } from "node:crypto";
import { addressKey } from "../store/address-key.ts";
import type { Store } from "../store/store.ts";

type Kept = Pick<Store, "subscription" | "isSuppressed" | "suppress" | "unsuppress">;

export interface SuppressionList {
  has(address: string): Promise<boolean>;
  add(address: string, since: number): Promise<void>;
  remove(address: string): Promise<void>;
}

/**
 * Stores only keyed hashes, so an entry may outlive a forgotten address and reveals nothing to a thief. The
 * subscription covers addresses that unsubscribed before the list existed, or under another secret.
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
