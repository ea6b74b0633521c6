import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";

const deploy = readFileSync("docs/deploy.md", "utf8");

/** Default values by variable. */
const documented = new Map(
  [...deploy.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name = "", fallback = ""]) => [name, fallback]),
);

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
}

test("documents all variables of the service and the build, and no others", () => {
  const service = new Set<string>();
  const environment: Record<string, string> = { SECRET: "a secret that is long enough for tests" };
  readConfig(
    new Proxy(environment, {
      get(given, name: string) {
        service.add(name);
        return given[name];
      },
    }),
  );
  const build = [
    ...namesIn("src/forms/send-form.ts", /import\.meta\.env\.(VITE_[A-Z_]+)/g),
    ...namesIn("scripts/check-samples.ts", /process\.env\.(SAMPLES)/g),
  ];
  expect(build).toEqual(["VITE_FORMS_ENDPOINT", "SAMPLES"]);
  expect([...documented.keys()].toSorted()).toEqual([...service, ...build].toSorted());
});

test("reads environment variables only in server/config.ts, except for the build", () => {
  expect(namesIn("server/main.ts", /process\.env\.(\w+)/g)).toEqual([]);
  expect(namesIn("server/inbox/main.ts", /process\.env\.(\w+)/g)).toEqual([]);
  expect(new Set(namesIn("common/page-policy.ts", /process\.env\.(\w+)/g))).toEqual(new Set(["VITE_FORMS_ENDPOINT"]));
});

test("documents the actual defaults", () => {
  const { host, port, dataDir, rateLimit, mailLimit, retention, backupsKept } = readConfig({
    SECRET: "a secret that is long enough for tests",
  });
  const fallbacks = {
    HOST: host,
    PORT: port,
    DATA_DIR: dataDir,
    RATE_LIMIT: rateLimit,
    MAIL_LIMIT: mailLimit,
    RETENTION_DAYS: retention.received,
    QUARANTINE_DAYS: retention.quarantined,
    BACKUPS_KEPT: backupsKept,
  };
  for (const [name, value] of Object.entries(fallbacks))
    expect([name, documented.get(name)]).toEqual([name, `\`${value}\``]);
});

test("links only to existing headings in docs/deploy.md", () => {
  const headings = [...deploy.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title));
  for (const [, anchor] of deploy.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});

test("names only existing files", () => {
  for (const [, file = ""] of deploy.matchAll(/\b(server\/[\w/-]+\.ts)\b/g))
    expect(() => readFileSync(file)).not.toThrow();
});

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");
}
