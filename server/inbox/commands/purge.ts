import { retention } from "../../../data/forms/retention.ts";
import { keptSince } from "../../retention.ts";
import type { Store } from "../../store/store.ts";
import type { Command } from "../command.ts";
import { counted } from "../mail-words.ts";
import { minuteOf } from "../text/times.ts";

export const purge: Command = {
  summary: "deletes what has been kept long enough",
  about: `Deletes forms older than RETENTION_DAYS (${retention.received}), those in quarantine older than
QUARANTINE_DAYS (${retention.quarantined}), and their mail. The service does the same once a day. This cannot be undone.`,
  options: [{ name: "dry-run", help: "only counts what would be deleted now" }],
  async run({ store, config, write, now }, { flags }) {
    const before = keptSince(config.retention, now);
    const isDry = flags.has("dry-run");
    const purged = isDry ? await countOlder(store, before) : await store.purge(before);
    await write(
      `${isDry ? "Would delete" : "Deleted"}: ${counted(purged, "form")} (received before ${minuteOf(before.received)}, ` +
        `in quarantine before ${minuteOf(before.quarantined)}).\n`,
    );
  },
};

async function countOlder(store: Store, before: Parameters<Store["purge"]>[0]): Promise<number> {
  let count = 0;
  for await (const { state, receivedAt } of store.all()) {
    if (receivedAt >= Math.max(before.received, before.quarantined)) break;
    if (receivedAt < before[state]) count++;
  }
  return count;
}
