import type { Database } from "./database.ts";
import type { Store } from "./store.ts";

type Methods = Pick<Store, "isSuppressed" | "suppress" | "unsuppress">;

export function suppressions({ read, write }: Database): Methods {
  return {
    async isSuppressed(addressHash) {
      return (await read("SELECT since FROM suppression WHERE address_hash = $1", [addressHash])).length > 0;
    },
    suppress: (addressHash, since) =>
      write(async ({ query }) => {
        const insert = "INSERT INTO suppression (address_hash, since) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        await query(insert, [addressHash, since]);
      }),
    unsuppress: (addressHash) =>
      write(async ({ query }) => void (await query("DELETE FROM suppression WHERE address_hash = $1", [addressHash]))),
  };
}
