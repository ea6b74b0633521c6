import { join, resolve } from "node:path";
import { resultCode } from "./sqlite-connection.ts";

/** https://www.sqlite.org/rescode.html: malformed, not a database. */
const damaged = new Set([11, 26]);
/** Permission denied, read-only, cannot open. */
const forbidden = new Set([3, 8, 14]);
const locked = new Set([5, 6, 15]);

/** Returns one or two sentences for the operator: the cause and the fix. */
export function whyNotOpen(
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string },
): string {
  const root = rootOf(error);
  if (databaseUrl) {
    const { host } = new URL(databaseUrl);
    return `Cannot connect to the database at ${host}: ${messageOf(root)}. Check DATABASE_URL, and that the database runs.`;
  }
  const folder = resolve(dataDir);
  const file = join(folder, "intake.sqlite");
  const code = resultCode(root);
  if (damaged.has(code))
    return `The data file '${file}' is damaged (${root.message}). Restore a backup as in docs/deploy.md.`;
  if (locked.has(code))
    return `Another program has locked the data file '${file}'. Stop that program, or wait until it is done.`;
  if (forbidden.has(code) || "syscall" in root)
    return `Cannot use the data folder '${folder}' (${root.message}). DATA_DIR must belong to the user of this process.`;
  return `Cannot open the data: ${root.message.replace(/^store: /, "")}.`;
}

function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** If a name has several addresses, `errors` contains the error of each and the message is empty. */
function messageOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}
