import { anyOf, tuples } from "./database.ts";
import type { HashMark, SealedDatabase, SealedTransaction } from "./keys.ts";
import type { Store } from "./store.ts";

/** 1 is spam, -1 is from a person. */
export type Verdict = 1 | -1;

/** Maximum number of copies to count, so that a wave of thousands costs no more. */
const newestCopies = 50;

/** Base64 characters of 6 bits each. Collisions are improbable, and an index of short values changes fewer pages. */
const wordsMarkLength = 12;

// The partial index omits rows without text. Only a query with the same condition uses it.
const hasWords = "words_mark = $1 AND words_mark <> '' AND received_at >= $2";
/** Most forms match nothing, and often nothing was taught. One query detects both cases. */
const whetherAny = `SELECT EXISTS (SELECT 1 FROM lesson) AS lesson,
  EXISTS (SELECT 1 FROM submission WHERE ${hasWords}) AS copy`;

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

  async function copies(wordsMark: string, addresses: readonly string[], since: number): Promise<number> {
    const own = addresses.flatMap((address) => sealing.hidden(address));
    // A sender who repeats the same text is not a spam wave.
    const isOwn = `SELECT 1 FROM submission_address WHERE submission_id = copy.id AND address IN ${anyOf(own, 3)}`;
    const sql = `SELECT COUNT(*) AS count FROM
        (SELECT id FROM submission WHERE ${hasWords} ORDER BY received_at DESC LIMIT ${newestCopies}) AS copy
      ${own.length > 0 ? `WHERE NOT EXISTS (${isOwn})` : ""}`;
    const [row] = await read<{ count: number | string }>(sql, [wordsMark, since, ...own]);
    return Number(row?.count ?? 0);
  }

  return {
    async alike({ marks, words, addresses, since }) {
      const wordsMark = words ? hash(words).slice(0, wordsMarkLength) : undefined;
      const [known] = await read<{ lesson: unknown; copy: unknown }>(whetherAny, [wordsMark ?? "", since]);
      return {
        lessons: known?.lesson ? await lessons(marks()) : new Map(),
        copies: known?.copy ? await copies(wordsMark ?? "", addresses, since) : 0,
        wordsMark,
      };
    },
  };
}

/** Replaces any earlier verdict on the submission. */
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
