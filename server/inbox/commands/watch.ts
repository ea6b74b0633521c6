import type { Command } from "commander";
import { StoreBusy } from "../../store/database.ts";
import type { Submission } from "../../store/submission.ts";
import { examples } from "../options.ts";
import { beginningOf, senderOf } from "../submission-text.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";
import { cut, harmlessLine, lineWidth, minuteOf } from "../text.ts";

const pause = 3_000;
/** Milliseconds. A form gets its timestamp before it is stored, and a busy store can delay it by seconds. */
const overlap = 60_000;

export function addWatch(program: Command, withInbox: WithInbox): void {
  program
    .command("watch")
    .summary("print new submissions until you press Ctrl+C")
    .description("Print one line for each new submission until you press Ctrl+C. Changes nothing.")
    .addHelpText("after", examples("watch"))
    .action(() => withInbox(watch));
}

async function watch({ store, write, wait, place, now }: Surroundings): Promise<void> {
  const since = async (receivedSince: number) => (await store.list({ receivedSince })).reverse();
  let seen = await since(now - overlap);
  await write(`Watching ${place}. Press Ctrl+C to stop.\n`);
  while (await wait(pause)) {
    try {
      const last = Math.max(now, ...seen.map(({ receivedAt }) => receivedAt));
      const known = new Set(seen.map(({ id }) => id));
      const current = await since(last - overlap);
      for (const submission of current) if (!known.has(submission.id)) await write(`${lineOf(submission)}\n`);
      if (current.length > 0) seen = current;
    } catch (error) {
      // The store will be available again, and the overlap catches every form until then.
      if (!(error instanceof StoreBusy)) throw error;
    }
  }
}

function lineOf(submission: Submission): string {
  const { reference, receivedAt, form, state } = submission;
  const mark = state === "quarantined" ? " (in quarantine)" : "";
  const said = [senderOf(submission), beginningOf(submission)].filter(Boolean).join(": ");
  return cut(`${minuteOf(receivedAt)}  ${reference}  ${form}${mark}  ${harmlessLine(said)}`, lineWidth);
}
