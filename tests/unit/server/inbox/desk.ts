import { join } from "node:path";
import { onTestFinished } from "vitest";
import { run } from "../../../../server/inbox/run.ts";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import type { Candidate } from "../../../../server/store/submission.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { candidate } from "../store/candidate.ts";

/** Saturday noon in New York. */
export const now = Date.UTC(2026, 10, 21, 17);
export const day = 24 * 60 * 60_000;

interface Outcome {
  code: number;
  out: string;
  err: string;
}

export interface Desk {
  folder: string;
  /** The service's own store, open until the test ends. */
  store: Store;
  inbox: (...args: string[]) => Promise<Outcome>;
  /** Resolves to the rows of a CSV export, keyed by column. */
  rows: (...args: string[]) => Promise<Record<string, string>[]>;
  /** Resolves to the references that `list` prints. */
  references: (...args: string[]) => Promise<string[]>;
  /** Runs the command with its output on a terminal. */
  onScreen: (...args: string[]) => Promise<Outcome>;
  /** Sets the answer to the command's prompts. Before the first call, prompts get no answer. */
  willType: (answer: string) => void;
}

/** Simulates staff at a terminal next to a running service that has received these submissions. */
export async function desk(
  sent: readonly Partial<Candidate>[] = [],
  environment: Record<string, string> = {},
): Promise<Desk> {
  const folder = join(temporaryFolder(), "data");
  const store = await openStore({ dataDir: folder });
  onTestFinished(() => store.close());
  for (const given of sent) await store.accept(candidate({ receivedAt: now, ...given }));
  let answer: string | undefined;
  const inbox: Desk["inbox"] = (...args) =>
    atTerminal(args, { DATA_DIR: folder, ...environment }, { answer: async () => answer });
  return {
    folder,
    store,
    inbox,
    rows: async (...args) => parseCsv((await inbox("export", ...args)).out),
    references: async (...args) => (await inbox("list", ...args)).out.match(/KG-\w+/g) ?? [],
    onScreen: (...args) => atTerminal(args, { DATA_DIR: folder, ...environment }, { isTerminal: true }),
    willType(typed) {
      answer = typed;
    },
  };
}

interface Terminal {
  answer?: () => Promise<string | undefined>;
  isTerminal?: boolean;
  /** Called while the command waits. If it resolves to false, the command ends. */
  wait?: () => Promise<boolean>;
  at?: number;
}

export async function atTerminal(
  args: readonly string[],
  environment: Record<string, string>,
  { answer = async () => undefined, isTerminal = false, wait = async () => false, at = now }: Terminal = {},
): Promise<Outcome> {
  let [out, err] = ["", ""];
  const code = await run(args, {
    environment,
    isTerminal,
    wait,
    now: () => at,
    async write(text) {
      out += text;
    },
    complain(text) {
      err += text;
    },
    async ask(question) {
      err += question;
      return answer();
    },
  });
  return { code, out, err };
}

/** Parses records by RFC 4180, keyed by the header's names. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`no CSV from character ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  const [names = [], ...rows] = records;
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`a record has ${row.length} cells, not ${names.length}`);
    return Object.fromEntries(row.map((value, index) => [names[index], value]));
  });
}
