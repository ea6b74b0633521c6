import type { Command } from "commander";
import { retention } from "../../../data/forms/retention.ts";
import { keptSince } from "../../retention.ts";
import type { Store } from "../../store/store.ts";
import { counted } from "../mail-words.ts";
import { examples } from "../options.ts";
import type { WithInbox } from "../surroundings.ts";
import { minuteOf } from "../text/times.ts";

export function addPurge(program: Command, withInbox: WithInbox): void {
  program
    .command("purge")
    .summary("deletes what has been kept long enough")
    .description(
      `Deletes forms older than RETENTION_DAYS (${retention.received}), those in quarantine older than QUARANTINE_DAYS
(${retention.quarantined}), and their mail. The service does the same once a day. This cannot be undone.`,
    )
    .option("--dry-run", "only counts what would be deleted now")
    .addHelpText("after", examples("purge --dry-run"))
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      withInbox(async ({ store, config, write, now }) => {
        const before = keptSince(config.retention, now);
        const purged = dryRun ? await countOlder(store, before) : await store.purge(before);
        await write(
          `${dryRun ? "Would delete" : "Deleted"}: ${counted(purged, "form")} ` +
            `(received before ${minuteOf(before.received)}, in quarantine before ${minuteOf(before.quarantined)}).\n`,
        );
      }),
    );
}

async function countOlder(store: Store, before: Parameters<Store["purge"]>[0]): Promise<number> {
  let count = 0;
  for await (const { state, receivedAt } of store.all()) {
    if (receivedAt >= Math.max(before.received, before.quarantined)) break;
    if (receivedAt < before[state]) count++;
  }
  return count;
}
