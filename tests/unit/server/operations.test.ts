import { type ExecFileException, execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filled } from "./filled.ts";
import { folderWithSite } from "./process.ts";
import { sendJson } from "./serve.ts";

const deploy = readFileSync("docs/deploy.md", "utf8");
const code = ["common", "data", "server", "src", "theme", "package.json"];
const timeout = 120_000;

/** A machine as docs/deploy.md describes it, in a folder, with stand-ins for the programs of the system. */
function newMachine() {
  const root = folderWithSite();
  const here = (text: string) => text.replace(/(?<![\w.])\/(srv|etc|var|root|usr\/local)\b/g, `${root}/$1`);
  const site = join(root, "srv/kindred-ground");
  const file = (path: string, text: string, mode = 0o600) => {
    writeFileSync(join(root, path), text, { mode });
    chmodSync(join(root, path), mode);
  };
  for (const path of [
    "bin",
    "etc",
    "root",
    "srv",
    "usr/local/bin",
    "var/lib/kindred-ground",
    "var/backups/kindred-ground",
  ])
    mkdirSync(join(root, path), { recursive: true });
  mkdirSync(site);
  for (const part of code) cpSync(part, join(site, part), { recursive: true });
  cpSync(join(root, "build"), join(site, "build"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));

  const [, settings = ""] = /^`\/etc\/kindred-ground\.env`:\n\n```sh\n(.*?)```/ms.exec(deploy) ?? [];
  const environment = here(settings)
    .replace(/^(SMTP_URL|MAIL_FROM)=.*\n/gm, "")
    .replace("SECRET=…", `SECRET=${"s".repeat(40)}`);
  file("etc/kindred-ground.env", `${environment}PORT=0\nRATE_LIMIT=0\n`);
  const [, inbox = ""] = /^`\/usr\/local\/bin\/inbox`, executable:\n\n```sh\n(.*?)```/ms.exec(deploy) ?? [];
  file("usr/local/bin/inbox", here(inbox), 0o755);
  const newer = join(site, "server/store/migrations/999-later.sql");
  const stub = (name: string, ...lines: string[]) => file(`bin/${name}`, ["#!/bin/sh", ...lines, ""].join("\n"), 0o755);
  stub("sudo", "shift 2", 'exec "$@"');
  stub("npm", `echo "npm $*" >> ${root}/done`);
  stub("git", `case $1 in pull) echo "CREATE TABLE later (id TEXT)" > ${newer};; reset) rm ${newer};; esac`);
  stub(
    "systemctl",
    `cd ${site}`,
    `case $1 in stop|restart) kill $(cat ${root}/pid); while kill -0 $(cat ${root}/pid); do sleep 0.1; done;; esac`,
    "case $1 in start|restart)",
    `  node --env-file=${root}/etc/kindred-ground.env server/main.ts > ${root}/said 2> ${root}/log & echo $! > ${root}/pid`,
    `  while kill -0 $(cat ${root}/pid) && ! grep -q http: ${root}/said; do sleep 0.1; done; grep -q http: ${root}/said;;`,
    "esac",
  );
  const pid = () => Number(readFileSync(join(root, "pid"), "utf8"));
  const PATH = [join(root, "bin"), join(root, "usr/local/bin"), process.env.PATH].join(":");

  /** Runs commands like a person who stops at the first failure. */
  const run = (commands: string, variables: Record<string, string> = {}) =>
    new Promise<string>((done, fail) => {
      const ended = (error: ExecFileException | null, out: string, err: string) =>
        error ? fail(new Error(`${out}${err}\n${readFileSync(join(root, "log"), "utf8")}`)) : done(out);
      execFile("bash", ["-euc", here(commands)], { env: { PATH, ...variables }, cwd: root }, ended);
    });
  onTestFinished(() => {
    try {
      process.kill(pid(), "SIGKILL");
    } catch {
      // It has ended.
    }
  });
  const backups = join(root, "var/backups/kindred-ground");
  return {
    root,
    run,
    set: (name: string, value: string) =>
      file("etc/kindred-ground.env", `${environment}PORT=0\nRATE_LIMIT=0\n${name}=${value}\n`),
    /** Sends a form, and returns its reference. */
    async send(message: string): Promise<string> {
      const url = /http:\S+/.exec(readFileSync(join(root, "said"), "utf8"))?.[0] ?? "";
      const answer = await sendJson(url, "contact", filled("contact", { message }));
      return (await answer.json()).reference;
    },
    newestBackup: () =>
      join(
        backups,
        readdirSync(backups)
          .filter((name) => name.endsWith(".sqlite"))
          .toSorted()
          .at(-1) ?? "",
      ),
  };
}

/** Returns the commands below a heading of docs/deploy.md. */
function commandsOf(heading: string): string {
  const section = deploy.slice(deploy.indexOf(`\n${heading}\n`));
  return /```sh\n(.*?)```/s.exec(section)?.[1] ?? "";
}

test("restores a backup by the guide", { timeout }, async () => {
  const { root, run, send, newestBackup } = newMachine();
  await run("systemctl start kindred-ground");
  const kept = await send("kept");
  expect(await run("inbox backup")).toContain("Backed up and checked: 1 submission, ");
  const later = await send("later");
  await run(commandsOf("### Restore"), { from: newestBackup() });
  const listed = await run("inbox list");
  expect(listed).toContain(kept);
  expect(listed).not.toContain(later);
  const [aside = ""] = readdirSync(join(root, "root"));
  expect(readdirSync(join(root, "root", aside))).toContain("intake.sqlite");
});

test("upgrades and rolls back by the guide", { timeout }, async () => {
  const { root, run, send, newestBackup } = newMachine();
  await run("systemctl start kindred-ground");
  const before = await send("before");
  await run(commandsOf("## Upgrade"));
  expect(readFileSync(join(root, "done"), "utf8")).toBe("npm install\nnpm run build\n");
  expect(await run("inbox list")).toContain(before);
  const since = await send("since the upgrade");

  await run(commandsOf("### Roll back"));
  await expect(run("systemctl restart kindred-ground")).rejects.toThrow("applied by a newer version");
  await run(commandsOf("### Restore"), { from: newestBackup() });
  const listed = await run("inbox list");
  expect([listed.includes(before), listed.includes(since)]).toEqual([true, false]);
  const saved = readFileSync(join(root, "var/backups/kindred-ground/since-upgrade.jsonl"), "utf8");
  expect(saved).toContain(since);
});

test("changes the data key by the guide", { timeout }, async () => {
  const { run, send, set } = newMachine();
  const [older, newer] = ["o", "n"].map((letter) => Buffer.alloc(32, letter).toString("base64"));
  const [, steps = ""] = /\*\*Change the key\.\*\*(.*?)\n- /s.exec(deploy) ?? [];
  const commands = [...steps.matchAll(/`(DATA_KEY=.*?|inbox .*?)`/g)].map(([, command = ""]) => command);
  expect(commands).toEqual(["DATA_KEY=NEW,OLD", "inbox encrypt", "inbox backup", "DATA_KEY=NEW"]);
  set("DATA_KEY", older ?? "");
  await run("systemctl start kindred-ground");
  const sent = [await send("under the old key")];
  for (const command of commands) {
    if (command.startsWith("inbox")) await run(command);
    else {
      set(
        "DATA_KEY",
        command
          .slice("DATA_KEY=".length)
          .replace("NEW", newer ?? "")
          .replace("OLD", older ?? ""),
      );
      await run("systemctl restart kindred-ground");
    }
    sent.push(await send(command));
  }
  const shown = await run("inbox search key");
  for (const reference of sent) expect(await run(`inbox show ${reference}`)).toContain("Message");
  expect(shown).toContain(sent[0]);
  expect(await run("inbox list --stats")).toMatch(/contact +5/);
});
