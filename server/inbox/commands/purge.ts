import type { Command } from "commander";
import { everyForm } from "../../../data/forms/every-form.ts";
import type { Form } from "../../../data/forms/form.ts";
import { retention } from "../../../data/forms/retention.ts";
import { expiryAt } from "../../retention.ts";
import type { Store } from "../../store/store.ts";
import { type Expiry, isExpired, latest } from "../../store/submission.ts";
import { examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import type { WithInbox } from "../surroundings.ts";
import { minuteOf } from "../text.ts";

const forms: Record<string, Form> = everyForm;
const keptLess = Object.entries(forms)
  .flatMap(([name, { keptDays }]) => (keptDays ? [`${name} after ${keptDays}`] : []))
  .join(", ");

export function addPurge(program: Command, withInbox: WithInbox): void {
  program
    .command("purge")
    .summary("delete expired submissions")
    .description(
      `Delete submissions older than RETENTION_DAYS (${retention.received}), quarantined submissions older than
QUARANTINE_DAYS (${retention.quarantined}), and their mail. Some expire sooner: ${keptLess}
days. Registrations stay until their event is over. The service does the same once a day. You
cannot undo this.`,
    )
    .option("--dry-run", "only count the expired submissions")
    .addHelpText("after", examples("purge --dry-run"))
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      withInbox(async ({ store, config, write, now }) => {
        const expiry = expiryAt(config.retention, now);
        const purged = dryRun ? await countExpired(store, expiry) : await store.purge(expiry);
        await write(
          `${dryRun ? "Would delete" : "Deleted"}: ${counted(purged, "submission")} ` +
            `(received before ${minuteOf(expiry.received)}, in quarantine before ${minuteOf(expiry.quarantined)}).\n`,
        );
      }),
    );
}

async function countExpired(store: Store, expiry: Expiry): Promise<number> {
  let count = 0;
  for await (const submission of store.all()) {
    if (submission.receivedAt >= latest(expiry)) break;
    if (isExpired(submission, expiry)) count++;
  }
  return count;
}
