import type { Submission } from "../store/store.ts";

/** One JSON object a line, with everything that is stored, as it was typed. */
export async function* jsonLines(all: AsyncIterable<Submission>): AsyncIterable<string> {
  for await (const { reference, id, form, receivedAt, withdrawnAt, state, fields } of all)
    yield `${JSON.stringify({ reference, id, form, receivedAt: iso(receivedAt), state, fields, withdrawnAt: iso(withdrawnAt) })}\n`;
}

/** Absent in JSON where there is no time. */
function iso(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
