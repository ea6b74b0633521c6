import type { Database } from "./database.ts";
import { addressKey, type Store, type Subscription } from "./store.ts";

type Methods = Pick<Store, "subscription" | "setSubscription">;

export function subscriptions({ read, write }: Database): Methods {
  return {
    async subscription(address) {
      const select = "SELECT address, state, changed_at AS changed FROM subscription WHERE address = $1";
      const rows = await read<Omit<Subscription, "changedAt"> & { changed: number }>(select, [addressKey(address)]);
      return rows.map(({ changed, ...row }) => ({ ...row, changedAt: changed }))[0];
    },
    setSubscription: ({ address, state, changedAt }) =>
      write(async ({ query }) => {
        const upsert = `INSERT INTO subscription (address, state, changed_at) VALUES ($1, $2, $3)
          ON CONFLICT (address) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at`;
        await query(upsert, [addressKey(address), state, changedAt]);
      }),
  };
}
