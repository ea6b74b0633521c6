import type { Database } from "./database.ts";
import { addressKey, type Consent, type Store } from "./store.ts";

interface Row {
  address: string;
  state: Consent["state"];
  changed_at: number;
  asked_at: number;
  page: string;
}

const columns = "address, state, changed_at, asked_at, page";
const pageLength = 200;

type Methods = Pick<Store, "subscription" | "setSubscription" | "subscriptions">;

export function subscriptions({ read, write }: Database): Methods {
  return {
    async subscription(address) {
      const select = `SELECT ${columns} FROM subscription WHERE address = $1`;
      return (await read<Row>(select, [addressKey(address)])).map(consent)[0];
    },
    setSubscription: ({ address, state, changedAt }) =>
      write(async ({ query }) => {
        const name = addressKey(address);
        const [asked] = await query<{ received_at: number; page: string }>(
          `SELECT received_at, page FROM submission
           WHERE form = 'newsletter' AND received_at <= $2
             AND id IN (SELECT submission_id FROM submission_address WHERE address = $1)
           ORDER BY received_at DESC LIMIT 1`,
          [name, changedAt],
        );
        // What was known stays known where the form itself has been purged.
        const known = asked ? ", asked_at = excluded.asked_at, page = excluded.page" : "";
        await query(
          `INSERT INTO subscription (${columns}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (address)
           DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at${known}`,
          [name, state, changedAt, asked?.received_at ?? 0, asked?.page ?? ""],
        );
      }),
    async *subscriptions() {
      const page = `SELECT ${columns} FROM subscription WHERE (changed_at, address) > ($1, $2)
        ORDER BY changed_at, address LIMIT $3`;
      let last = { changed_at: Number.MIN_SAFE_INTEGER, address: "" };
      for (let rows: Row[] = []; ; ) {
        rows = await read<Row>(page, [last.changed_at, last.address, pageLength]);
        yield* rows.map(consent);
        if (rows.length < pageLength) return;
        last = rows.at(-1) ?? last;
      }
    },
  };
}

function consent({ address, state, changed_at, asked_at, page }: Row): Consent {
  return { address, state, changedAt: changed_at, askedAt: asked_at || undefined, page: page || undefined };
}
