import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const ci = "ci --prefix . --include=dev --no-audit --no-fund --loglevel=error";
const noted = "node_modules/.package-lock.json";
const built = "run --silent build";

type Packages = Record<string, { version?: string; optional?: true }>;

const wanted: Packages = {
  "": {},
  "node_modules/soup": { version: "2.0.0" },
  "node_modules/bread": { version: "1.0.0" },
  "node_modules/for-other-machines": { version: "1.0.0", optional: true },
};
const bread = { "node_modules/bread": { version: "1.0.0" } };

/** Fake npm: records its arguments and, on install, the files present. Prints npm's messages. */
const npm = `#!/bin/sh
echo "$@" >> asked
echo "added some packages"
test "$1" != ci || cp package-lock.json ${noted}
`;

interface Project {
  /** Contents of npm's lockfile in node_modules. Absent if there is none. */
  installed?: Packages;
  npm?: string;
  /** Version of the project's own Node. */
  node?: string;
}

/** Creates a clone with this project's scripts and fakes of the programs that they run. */
function clone(given: Project = {}) {
  const folder = temporaryFolder();
  const write = (path: string, content: string, mode?: number) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode });
  };
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  cpSync("common", join(folder, "common"), { recursive: true });
  write("package.json", JSON.stringify({ devDependencies: { node: given.node ?? process.versions.node } }));
  write("package-lock.json", JSON.stringify({ packages: wanted }));
  write("node_modules/.keep", "");
  write("bin/npm", given.npm ?? npm, 0o755);
  if (given.installed) write(noted, JSON.stringify({ packages: given.installed }));
  const PATH = [join(folder, "bin"), dirname(process.execPath), process.env.PATH].join(delimiter);
  return {
    /** Runs a script of package.json in the clone. Except for `test`, the program that it starts prints "ready". */
    typed(name: string, variables: Record<string, string> = { PORT: "0" }) {
      const line = scripts[name] ?? "";
      const program = name === "start" ? "server/main.ts" : (line.split(" ").at(-1) ?? "");
      if (name !== "test") write(program, 'console.log("ready");');
      const { status, stdout, stderr } = spawnSync("sh", ["-c", line], {
        cwd: folder,
        env: { PATH, ...variables },
        encoding: "utf8",
      });
      return { status, stdout, stderr };
    },
    asked: () => (existsSync(join(folder, "asked")) ? readFileSync(join(folder, "asked"), "utf8").split("\n") : []),
  };
}

describe("installs missing packages once and keeps command output separate", () => {
  test.each<[string, Packages | undefined]>([
    ["is missing or incomplete", undefined],
    ["has an older version of a package", { ...bread, "node_modules/soup": { version: "1.9.0" } }],
    ["lacks a package", bread],
  ])("if node_modules %s", (_, installed) => {
    const { typed, asked } = clone({ installed });
    const { status, stdout, stderr } = typed("inbox");
    expect({ status, stdout }).toEqual({ status: 0, stdout: "ready\n" });
    expect(stderr).toContain("Installing dependencies");
    expect(asked()).toEqual([ci, ""]);
    expect(typed("inbox")).toEqual({ status: 0, stdout: "ready\n", stderr: "" });
    expect(asked()).toEqual([ci, ""]);
  });

  test.each([
    ["inbox", [ci]],
    ["check:launch", [ci]],
    ["mail:preview", [ci, built]],
    ["start", [ci, built]],
  ])("with npm run %s in a fresh clone", (name, needed) => {
    const { typed, asked } = clone();
    expect(typed(name)).toMatchObject({ status: 0, stdout: "ready\n" });
    expect(asked()).toEqual([...needed, ""]);
  });
});

test("doesn't install packages for other platforms", () => {
  const { "node_modules/for-other-machines": _, ...installed } = wanted;
  const { typed, asked } = clone({ installed });
  expect(typed("inbox")).toEqual({ status: 0, stdout: "ready\n", stderr: "" });
  expect(asked()).toEqual([]);
});

test("reports a failed installation with npm's exit code and runs nothing", () => {
  const { typed } = clone({ npm: "#!/bin/sh\necho no network >&2\nexit 7\n" });
  const { status, stdout, stderr } = typed("start");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/no network\n\nInstalling dependencies failed \(exit code 7\)/);
});

test("names the Node that the project uses only if it differs from the developer’s", () => {
  expect(clone({ node: "1.2.3" }).typed("inbox").stderr).toContain(
    `Using Node 1.2.3 of this project; yours is ${process.versions.node}.`,
  );
  expect(clone().typed("inbox").stderr).not.toContain("Using Node");
});

test("reports a port that is in use before it installs or builds anything", async () => {
  const busy = createServer();
  await once(busy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void busy.close());
  const { port } = busy.address() as AddressInfo;
  const { typed, asked } = clone();
  expect(typed("start", { PORT: String(port) })).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(`^Port ${port} is in use. Stop the program that uses it, or choose another port`),
  });
  expect(asked()).toEqual([]);
});

test("reports a browser path without a browser before it installs or builds anything", () => {
  const { typed, asked } = clone();
  const { status, stderr } = typed("test", { CHROMIUM_PATH: "/no/such/browser" });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining("CHROMIUM_PATH is '/no/such/browser'"),
  });
  expect(asked()).toEqual([]);
});
