import type { Command } from "./command.ts";
import { exportForms } from "./commands/export.ts";
import { forget } from "./commands/forget.ts";
import { list } from "./commands/list.ts";
import { outbox } from "./commands/outbox.ts";
import { purge } from "./commands/purge.ts";
import { release } from "./commands/release.ts";
import { retry } from "./commands/retry.ts";
import { show } from "./commands/show.ts";
import { stats } from "./commands/stats.ts";

/** Every command by its name, in the order help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ list, show, export: exportForms, release, forget, purge, outbox, retry, stats }),
);
