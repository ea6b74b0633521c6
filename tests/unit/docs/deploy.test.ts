// @vitest-environment node
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

test("docs/deploy.md has every variable that the service and the build read, and no other", () => {
  const service = new Set<string>();
  const environment: Record<string, string> = { SECRET: "long enough for everybody, and unused" };
  readConfig(
    new Proxy(environment, {
      get(given, name: string) {
        service.add(name);
        return given[name];
      },
    }),
  );
  const build = namesIn("src/forms/send-form.ts", /import\.meta\.env\.(VITE_[A-Z_]+)/g);
  expect(build).toEqual(["VITE_FORMS_ENDPOINT"]);
  expect([...documented.keys()].toSorted()).toEqual([...service, ...build].toSorted());
});

test("nothing in the service reads a variable past server/config.ts, except the ones of the build", () => {
  expect(namesIn("server/main.ts", /process\.env\.(\w+)/g)).toEqual([]);
  expect(namesIn("server/inbox/main.ts", /process\.env\.(\w+)/g)).toEqual([]);
  expect(new Set(namesIn("shared/page-policy.ts", /process\.env\.(\w+)/g))).toEqual(new Set(["VITE_FORMS_ENDPOINT"]));
});

test("what holds without a variable is what the service does", () => {
  const { host, port, dataDir, rateLimit, mailLimit, retention } = readConfig({
    SECRET: "long enough for everybody, and unused",
  });
  const fallbacks = {
    HOST: host,
    PORT: port,
    DATA_DIR: dataDir,
    RATE_LIMIT: rateLimit,
    MAIL_LIMIT: mailLimit,
    RETENTION_DAYS: retention.received,
    QUARANTINE_DAYS: retention.quarantined,
  };
  for (const [name, value] of Object.entries(fallbacks))
    expect([name, documented.get(name)]).toEqual([name, `\`${value}\``]);
});

test("every link inside docs/deploy.md leads to a heading of it", () => {
  const headings = [...deploy.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title));
  for (const [, anchor] of deploy.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});

test("its lines for files to copy name files that are there", () => {
  for (const [, file = ""] of deploy.matchAll(/\b(server\/[\w/-]+\.ts)\b/g))
    expect(() => readFileSync(file)).not.toThrow();
});

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");
}
