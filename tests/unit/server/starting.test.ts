import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/store/open-store.ts";
import { bareEnvironment, endsWithTest } from "../children.ts";
import { folderWithSite } from "./process.ts";

interface Start {
  /** Sets up the folder before the start. */
  prepare?: (folder: string) => unknown;
  environment?: Record<string, string>;
  /** User id of the process, if it differs from the owner of the files. */
  uid?: number;
}

async function failedStart({ prepare, environment = {}, uid }: Start) {
  const folder = folderWithSite();
  await prepare?.(folder);
  if (uid !== undefined) chmodSync(folder, 0o755);
  const child = endsWithTest(
    spawn(process.execPath, [resolve("server/main.ts")], {
      cwd: folder,
      uid,
      env: { ...bareEnvironment, PORT: "0", DATA_DIR: join(folder, "data"), ...environment },
      stdio: ["ignore", "ignore", "pipe"],
    }),
  );
  const exited = once(child, "exit");
  const said = await text(child.stderr);
  const [code] = await exited;
  return { said: said.split("\n").filter((line) => line && !line.startsWith("{")), code };
}

async function storeIn(folder: string): Promise<DatabaseSync> {
  await (await openStore({ dataDir: join(folder, "data") })).close();
  return new DatabaseSync(join(folder, "data/intake.sqlite"));
}

const aSecret = "a secret of the tests that is long enough for anybody";

const starts: Record<string, Start & { says: RegExp }> = {
  "a file that isn’t a database": {
    prepare(folder) {
      mkdirSync(join(folder, "data"), { mode: 0o700 });
      writeFileSync(join(folder, "data/intake.sqlite"), "no database ".repeat(1_000), { mode: 0o600 });
    },
    says: /^The data file '.*intake\.sqlite' is damaged \(file is not a database\)\. Restore a backup/,
  },
  "data of a newer version": {
    async prepare(folder) {
      const database = await storeIn(folder);
      database.exec("INSERT INTO migration VALUES ('999-later.sql', 0)");
      database.close();
    },
    says: /^Cannot open the data: migration '999-later\.sql' was applied by a newer version; run that version/,
  },
  "a host of another machine": {
    environment: { HOST: "192.0.2.1" },
    says: /^HOST is '192\.0\.2\.1', where this machine cannot listen \(EADDRNOTAVAIL\)/,
  },
  "an unreachable database": {
    environment: { DATABASE_URL: "postgres://intake:password@127.0.0.1:1/intake", SECRET: aSecret },
    says: /^Cannot connect to the database at 127\.0\.0\.1:1: connect ECONNREFUSED .* Check DATABASE_URL/,
  },
  "no built site": {
    prepare: (folder) => rmSync(join(folder, "build"), { recursive: true }),
    says: /^'build\/client' contains no built site; run 'npm run build' first$/,
  },
};

test.each(Object.entries(starts))("fails to start with one explanatory line: %s", async (_, start) => {
  const { said, code } = await failedStart(start);
  expect(said).toEqual([expect.stringMatching(start.says)]);
  expect(said.join()).not.toContain("password");
  expect(code).toBe(1);
});

test.skipIf(process.getuid?.() !== 0)(
  "fails to start and names the required owner of a foreign data folder",
  async () => {
    const prepare = async (folder: string) => (await storeIn(folder)).close();
    const withSecret = await failedStart({ prepare, environment: { SECRET: aSecret }, uid: 65_534 });
    expect(withSecret.said).toEqual([expect.stringMatching(/^Cannot use the data folder '.*' \(EACCES/)]);
    const without = await failedStart({ prepare, uid: 65_534 });
    expect(without.said).toEqual([
      expect.stringMatching(/^DATA_DIR is '.*', which the service cannot write \(EACCES\)/),
    ]);
  },
);

test("names a port that is in use", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  onTestFinished(() => void taken.close());
  const port = String(Object(taken.address()).port);
  const { said, code } = await failedStart({ environment: { PORT: port } });
  expect(said).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  expect(code).toBe(1);
});
