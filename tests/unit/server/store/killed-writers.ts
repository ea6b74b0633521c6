import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { openStore } from "../../../../server/store/open-store.ts";
import { expectWhole, type Ledger } from "./ledger.ts";

const writers = join(import.meta.dirname, "kill-writers.ts");

export type Place = { dataDir: string; databaseUrl?: string };

/**
 * Kills sixteen writers on a new folder or database, twice per round. Every other round is encrypted. Asserts that no
 * acknowledged submission is lost or duplicated. `inspect` receives each place at the end.
 */
export async function expectKilledToBeWhole(
  rounds: number,
  newPlace: () => Place | Promise<Place>,
  inspect: (place: Place) => void = () => {},
): Promise<void> {
  let [sent, acknowledged] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const place = await newPlace();
    const dataKeys = round % 2 === 0 ? [randomBytes(32)] : [];
    const words = [place.databaseUrl ?? place.dataDir, ...dataKeys.map((key) => key.toString("base64"))];
    const ledger: Ledger = new Map();
    // Runs twice on the same data: the second start recovers from the first kill.
    for (const line of [...(await killed(words)), ...(await killed(words))]) {
      const [key = "", id] = line.split(" ");
      ledger.set(key, id);
    }
    const store = await openStore({ ...place, dataKeys });
    await expectWhole(store, ledger);
    await store.close();
    inspect(place);
    sent += ledger.size;
    acknowledged += [...ledger.values()].filter(Boolean).length;
  }
  expect(acknowledged).toBeGreaterThan(rounds);
  if (process.env.KILL_ROUNDS)
    console.log(`${rounds} rounds: ${sent} sent, ${acknowledged} acknowledged, all kept once`);
}

/** Kills the writers at a random moment after the first acknowledgment. Resolves to the complete lines they printed. */
async function killed(words: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [writers, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const closed = once(child, "close");
  await new Promise<void>((acknowledged) =>
    child.stdout.on("data", (chunk) => {
      said += chunk;
      // Acknowledgments are lines with a space: key and id.
      if (said.includes(" ")) acknowledged();
    }),
  );
  await pause(Math.random() * 200);
  child.kill("SIGKILL");
  await closed;
  // The last line may be incomplete.
  return said.split("\n").slice(0, -1);
}
