import { anyOf, tuples } from "./database.ts";
import type { HashMark } from "./mark-key.ts";
import type { SealedDatabase, SealedTransaction } from "./sealing.ts";
import type { Store } from "./store.ts";

/** What a form was taught as: spam, or a person’s. */
export type Verdict = 1 | -1;

/** Of what was sent with the same words, so many of the newest are looked at: a wave of thousands costs no more to tell. */
const newestCopies = 50;

/** Tells what is known of forms like one. */
export function likeness({ read, sealing }: SealedDatabase, hash: HashMark): Pick<Store, "alike"> {
  async function lessons(marks: readonly string[]): Promise<Map<string, Verdict>> {
    if (marks.length === 0) return new Map();
    const byHash = new Map(marks.map((mark) => [hash(mark), mark]));
    const sql = `SELECT mark, SUM(verdict) AS sum FROM lesson WHERE mark IN ${anyOf([...byHash.keys()])} GROUP BY mark`;
    const rows = await read<{ mark: string; sum: number | string }>(sql, [...byHash.keys()]);
    return new Map(
      rows.flatMap(({ mark, sum }) => {
        const verdict = Math.sign(Number(sum));
        return verdict === 0 ? [] : [[byHash.get(mark) ?? "", verdict === 1 ? 1 : -1]];
      }),
    );
  }

  return {
    async alike({ marks, words, addresses, since }) {
      const own = addresses.flatMap((address) => sealing.hidden(address));
      const wordsMark = words ? hash(words) : undefined;
      // Hashes of marks cost more than all else here, and most have taught nothing.
      const [row] = await read<{ copies: number | string; taught: unknown }>(
        `SELECT ${copies(own)} AS copies, EXISTS (SELECT 1 FROM lesson) AS taught`,
        [wordsMark ?? "", since, ...own],
      );
      return { lessons: row?.taught ? await lessons(marks) : new Map(), copies: Number(row?.copies ?? 0), wordsMark };
    },
  };
}

/** How many forms since $2 have the words $1 and come from others than the addresses from $3 on. */
function copies(own: readonly string[]): string {
  // Whoever sends their words again is no wave of spam.
  const isOwn = `SELECT 1 FROM submission_address WHERE submission_id = copy.id AND address IN ${anyOf(own, 3)}`;
  // The index leaves out those without words, and is only taken where the query says that it does, too.
  return `(
    SELECT COUNT(*) FROM (
      SELECT id FROM submission WHERE words_mark = $1 AND words_mark <> '' AND received_at >= $2
      ORDER BY received_at DESC LIMIT ${newestCopies}
    ) AS copy ${own.length > 0 ? `WHERE NOT EXISTS (${isOwn})` : ""}
  )`;
}

/** Teaches what a form is, in place of what it was taught as before. */
export async function teach(
  { query }: SealedTransaction,
  id: string,
  marks: readonly string[],
  { verdict, hash }: { verdict: Verdict; hash: HashMark },
): Promise<void> {
  await query("DELETE FROM lesson WHERE submission_id = $1", [id]);
  const rows = [...new Set(marks.map(hash))].map((mark) => [mark, id, verdict]);
  if (rows.length > 0)
    await query(`INSERT INTO lesson (mark, submission_id, verdict) VALUES ${tuples(rows)}`, rows.flat());
}
