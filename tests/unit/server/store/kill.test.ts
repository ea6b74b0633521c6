// @vitest-environment node
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { expectKilledToBeWhole } from "./killed-writers.ts";

const rounds = Number(process.env.KILL_ROUNDS ?? 3);

test(`keeps each submission exactly once through ${rounds} kills with sixteen writers`, {
  timeout: 30_000 + rounds * 5_000,
}, async () => {
  await expectKilledToBeWhole(
    rounds,
    () => ({ dataDir: join(temporaryFolder(), "data") }),
    ({ dataDir }) => {
      const inspected = new DatabaseSync(join(dataDir, "intake.sqlite"));
      expect(inspected.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
      inspected.close();
    },
  );
});
