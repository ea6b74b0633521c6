import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** New contents of files by path. */
export type Changes = Map<string, string | Uint8Array>;

/**
 * Writes all files or none: first as temporary files next to them, then by renaming. If a step fails, restores the
 * files that were already replaced.
 *
 * @throws Error with the file, the cause and the fix
 */
export function writeChanges(changes: Changes): void {
  const before = new Map<string, Uint8Array | undefined>();
  const beside: string[] = [];
  const done: string[] = [];
  let current = "";
  try {
    for (const [path, content] of changes) {
      current = path;
      before.set(path, existsSync(path) ? readFileSync(path) : undefined);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, content);
      beside.push(`${path}.new`);
    }
    for (const path of changes.keys()) {
      current = path;
      renameSync(`${path}.new`, path);
      done.push(path);
    }
  } catch (error) {
    for (const path of beside) rmSync(path, { force: true });
    for (const path of done) restore(path, before.get(path));
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${current} cannot be written, so nothing changed: ${cause}; make it writable, then run this again`,
    );
  }
}

function restore(path: string, content: Uint8Array | undefined): void {
  if (content) writeFileSync(path, content);
  else rmSync(path, { force: true });
}
