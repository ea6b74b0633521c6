import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { bareEnvironment, endsWithTest } from "../children.ts";
import { filled } from "./filled.ts";
import { folderWithSite } from "./process.ts";
import { sendJson } from "./serve.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const [, guide = ""] = /## In a container\n(.*?)\n## /s.exec(readFileSync("docs/deploy.md", "utf8")) ?? [];
const [, envFile = ""] = /--env-file (\S+)/.exec(guide) ?? [];

/** User id of `node` in the image. Undefined unless the tests run as root. */
const uid = process.getuid?.() === 0 ? 1_000 : undefined;

/** Returns the variables of the image and those of the guide's file, which take precedence. */
function variables(): Record<string, string> {
  const ofImage = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const ofFile = readFileSync(join("docs/deploy", envFile), "utf8").match(/^\w+=.*$/gm) ?? [];
  return Object.fromEntries(
    [...ofImage, ...ofFile].map((line) => [line.split("=")[0], line.slice(line.indexOf("=") + 1)]),
  );
}

test("starts with the variables and the rights of the image", async () => {
  const folder = folderWithSite();
  const data = join(folder, "volume");
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (uid) chownSync(data, uid, uid);
  const { DATA_DIR = "", SECRET, ...given } = variables();
  expect(SECRET).toBe("…");
  const [, command = ""] = /^CMD \["node", "(.*)"\]$/m.exec(dockerfile) ?? [];
  const env = {
    ...given,
    DATA_DIR: DATA_DIR.replace(/^\/data\b/, data),
    SECRET: "s".repeat(40),
    PORT: "0",
    CHECK_DOMAINS: "no",
  };
  const child = endsWithTest(
    spawn(process.execPath, [resolve(command)], {
      cwd: folder,
      uid,
      env: { ...bareEnvironment, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const started = once(child.stdout, "data").then(([line]) => /:(\d+) /.exec(String(line))?.[1]);
  const ended = text(child.stderr).then((errors) => Promise.reject(new Error(errors)));
  ended.catch(() => {});
  const port = await Promise.race([started, ended]);
  const answer = await sendJson(`http://127.0.0.1:${port}`, "contact", filled("contact"));
  expect((await answer.json()).ok).toBe(true);
});

test("publishes the port for the proxy on the same machine only, and believes the proxy's addresses", () => {
  expect(guide).toContain(" -p 127.0.0.1:4173:4173 ");
  // Connections through a published port come from the gateway of Docker's network.
  expect(variables().TRUSTED_PROXY).toBe("172.16.0.0/12");
});
