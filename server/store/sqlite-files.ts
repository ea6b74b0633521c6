import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StoreBusy } from "./store-errors.ts";

const othersMayRead = 0o077;
const sticky = 0o1000;

/** Creates the data file and its folder if missing, readable only by this user. */
export function prepareFiles(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & sticky)
    throw new Error(`store: '${folder}' is shared by everyone on this machine; choose a folder of the store’s own`);
  makePrivate(folder, 0o700);
  // Once in use, the file must not be opened and closed again: closing it would drop this process's locks on it.
  writeIfMissing(file);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) makePrivate(path, 0o600);
}

/**
 * Checks that the data file and its log are still the ones at their paths. SQLite keeps writing to deleted files that
 * are open, and their contents are lost when the process ends.
 */
export function keptFiles(file: string): () => void {
  const identities = () => [file, `${file}-wal`].map(identity).join();
  const opened = identities();
  return () => {
    if (identities() !== opened) throw new StoreBusy(`'${file}' was deleted or replaced while it was open`);
  };
}

function identity(path: string): string {
  const { dev, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}

function writeIfMissing(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** SQLite copies the mode of the data file to the files beside it. */
function makePrivate(path: string, mode: number): void {
  const present = statSync(path, { throwIfNoEntry: false });
  if (!present || process.platform === "win32" || (present.mode & othersMayRead) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    throw new Error(`store: others may read '${path}', and its mode cannot be changed to ${mode.toString(8)}`, {
      cause: error,
    });
  }
}
