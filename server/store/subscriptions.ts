import { addressKey } from "./address-key.ts";
import { anyOf } from "./database.ts";
import { type EncryptedDatabase, type EncryptedTransaction, type Encryption, openedOrNone } from "./encryption.ts";
import type { Consent, Store, Subscription } from "./store.ts";

interface Row {
  address: string;
  mailbox: string;
  state: Consent["state"];
  changed_at: number;
  asked_at: number;
  page: string;
}

const columns = "address, mailbox, state, changed_at, asked_at, page";
const pageLength = 200;

/**
 * Encryption context of all addresses. Rows need no separate contexts, because a moved address would not match the
 * row's hash.
 */
export const subscriptionPlace = "subscription.mailbox";

type Methods = Pick<
  Store,
  "subscription" | "setSubscription" | "subscriptions" | "isSuppressed" | "suppress" | "unsuppress"
>;

export function subscriptions({ read, write, encryption }: EncryptedDatabase): Methods {
  return {
    async subscription(address) {
      const hashes = encryption.addressHashes(address);
      const select = `SELECT ${columns} FROM subscription WHERE address IN ${anyOf(hashes)}`;
      return (await read<Row>(select, hashes)).map((row) => consent(row, encryption))[0];
    },
    setSubscription: (subscription) => write((transaction) => setSubscription(transaction, subscription)),
    async *subscriptions() {
      const page = `SELECT ${columns} FROM subscription WHERE (changed_at, address) > ($1, $2)
        ORDER BY changed_at, address LIMIT $3`;
      let last = { changed_at: Number.MIN_SAFE_INTEGER, address: "" };
      for (let rows: Row[] = []; ; ) {
        rows = await read<Row>(page, [last.changed_at, last.address, pageLength]);
        yield* rows.map((row) => consent(row, encryption));
        if (rows.length < pageLength) return;
        last = rows.at(-1) ?? last;
      }
    },
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

async function setSubscription(transaction: EncryptedTransaction, { address, state, changedAt }: Subscription) {
  const { query, encryption } = transaction;
  const hashes = encryption.addressHashes(address);
  const [at, ofAddress] = [`$${hashes.length + 1}`, anyOf(hashes)];
  const [asked] = await query<{ received_at: number; page: string }>(
    `SELECT received_at, page FROM submission
     WHERE form = 'newsletter' AND received_at <= ${at}
       AND id IN (SELECT submission_id FROM submission_address WHERE address IN ${ofAddress})
     ORDER BY received_at DESC LIMIT 1`,
    [...hashes, changedAt],
  );
  const [earlier] = await query<{ address: string }>(
    `SELECT address FROM subscription WHERE address IN ${ofAddress}`,
    hashes,
  );
  if (earlier) await moveSubscription(transaction, earlier.address, addressKey(address));
  // Keeps earlier evidence if the form itself has been purged.
  const known = asked ? ", asked_at = excluded.asked_at, page = excluded.page" : "";
  const mailbox = encryption.encrypt(addressKey(address), subscriptionPlace);
  await query(
    `INSERT INTO subscription (${columns}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (address)
     DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at${known}`,
    [encryption.hashAddress(address), mailbox, state, changedAt, asked?.received_at ?? 0, asked?.page ?? ""],
  );
}

/** Moves a subscription to the lookup value of the current key, and encrypts its address with that key. */
export async function moveSubscription({ query, encryption }: EncryptedTransaction, stored: string, address: string) {
  return await query("UPDATE subscription SET address = $2, mailbox = $3 WHERE address = $1 RETURNING address", [
    stored,
    encryption.hashAddress(address),
    encryption.encrypt(address, subscriptionPlace),
  ]);
}

function consent({ mailbox, state, changed_at, asked_at, page }: Row, encryption: Encryption): Consent {
  const address = openedOrNone(mailbox, subscriptionPlace, encryption);
  return { address, state, changedAt: changed_at, askedAt: asked_at || undefined, page: page || undefined };
}
