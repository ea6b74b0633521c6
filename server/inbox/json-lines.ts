import type { Submission } from "../store/store.ts";

/** One JSON object a line, with everything that is stored, as it was typed. */
export async function* jsonLines(all: AsyncIterable<Submission>): AsyncIterable<string> {
  for await (const { reference, id, form, receivedAt, state, fields } of all)
    yield `${JSON.stringify({ reference, id, form, receivedAt: new Date(receivedAt).toISOString(), state, fields })}\n`;
}
