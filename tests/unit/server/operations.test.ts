import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { suppressionList } from "../../../server/mail/mail-for.ts";
import { mintToken, type TokenPurpose } from "../../../server/mail/token.ts";
import { openStore } from "../../../server/store/open-store.ts";
import { freePort } from "../../proxy-process.ts";
import { bareEnvironment, runInGroup } from "../children.ts";
import { filled } from "./filled.ts";
import { folderWithSite } from "./process.ts";
import { sendJson } from "./serve.ts";

const deploy = readFileSync("docs/deploy.md", "utf8");
const secret = "s".repeat(40);
const command = "kindred-ground-upgrade";
const script = "sh /srv/kindred-ground/docs/deploy/upgrade";

/** Returns the first block of commands after a heading in docs/deploy.md, or an empty text if there is none. */
function commandsAfter(begin: string): string {
  return /```sh\n(.*?)```/s.exec(deploy.slice(deploy.indexOf(`\n${begin}`)))?.[1] ?? "";
}

/** Creates a machine as docs/deploy.md describes it, in a folder, with stand-ins for the programs of the system. */
async function newMachine() {
  const port = await freePort();
  const root = folderWithSite();
  const here = (text: string) => text.replace(/(?<![\w.])\/(srv|etc|var|root|usr\/local)\b/g, `${root}/$1`);
  const [site, backups] = [join(root, "srv/kindred-ground"), join(root, "var/backups/kindred-ground")];
  const write = (path: string, ...lines: string[]) => {
    writeFileSync(join(root, path), `${lines.join("\n")}\n`);
    chmodSync(join(root, path), 0o700);
  };
  for (const path of ["bin", "etc", "root", "usr/local/bin", "var/lib/kindred-ground", "srv/kindred-site"])
    mkdirSync(join(root, path), { recursive: true });
  for (const part of ["common", "data", "docs/deploy", "packages", "server", "src", "theme", "package.json"])
    cpSync(part, join(site, part), { recursive: true });
  for (const name of ["site", "upgrade"]) {
    const script = here(readFileSync(join("docs/deploy", name), "utf8")).replace("seq 60", "seq 2");
    writeFileSync(join(site, "docs/deploy", name), script);
  }
  cpSync(join(root, "build"), join(site, "build"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));

  const given = here(readFileSync("docs/deploy/kindred-ground.env", "utf8")).replace(/^SMTP_URL=.*\n/gm, "");
  const settings = [given, `SECRET=${secret}`, `PORT=${port}`, "RATE_LIMIT=0"];
  const set = (...more: string[]) => write("etc/kindred-ground.env", ...settings, ...more);
  set();
  write("usr/local/bin/inbox", here(readFileSync("docs/deploy/inbox", "utf8")));
  write("bin/runuser", "#!/bin/sh", "shift 3", 'exec "$@"');
  write("bin/chown", "#!/bin/sh");
  write(
    "bin/npm",
    "#!/bin/sh",
    `[ "$1" = ci ] && exec ln -s ${resolve("node_modules")} node_modules`,
    `mkdir build; cp -R ${root}/build/client build`,
  );
  write(
    "bin/systemctl",
    `#!/bin/sh
    stopped() { kill $(cat ${root}/pid); while kill -0 $(cat ${root}/pid); do sleep 0.1; done; }
    case $1 in stop|restart) stopped 2> /dev/null;; esac
    cd ${site}
    case $1 in start|restart)
      : > ${root}/said # An old address would end the wait below.
      node --env-file=${root}/etc/kindred-ground.env server/main.ts > ${root}/said 2> ${root}/log & echo $! > ${root}/pid
      while kill -0 $(cat ${root}/pid) && ! grep -q http: ${root}/said; do sleep 0.1; done
      grep -q http: ${root}/said || { cat ${root}/log >&2; exit 1; };;
    esac`,
  );
  const PATH = [join(root, "bin"), join(root, "usr/local/bin"), process.env.PATH].join(":");
  // The cache is separate, because other tests cannot use the compiled copies of these modules.
  const env = { ...bareEnvironment, NODE_COMPILE_CACHE: join(root, "compiled"), PATH };
  const run = (commands: string, variables: Record<string, string> = {}) =>
    runInGroup(here(commands), { env: { ...env, ...variables }, cwd: root });
  const url = () => /http:\S+/.exec(readFileSync(join(root, "said"), "utf8"))?.[0] ?? "";
  return {
    root,
    backups,
    run,
    set,
    async send(message: string): Promise<{ id: string; reference: string }> {
      return await (await sendJson(url(), "contact", filled("contact", { message }))).json();
    },
    post: (path: string, fields: Record<string, string> = {}) =>
      fetch(`${url()}/${path}`, { method: "POST", body: new URLSearchParams(fields) }),
    newestBackup: () =>
      join(
        backups,
        readdirSync(backups)
          .toSorted()
          .findLast((name) => name.endsWith(".sqlite")) ?? "",
      ),
  };
}

/** Turns the code's folder into a clone, and pushes a commit with these changes to its origin. */
async function publish({ root, run }: Awaited<ReturnType<typeof newMachine>>, changes: Record<string, string>) {
  const git = "git -c user.name=test -c user.email=test@example.org";
  await run(`cd /srv/kindred-ground
    printf 'node_modules\\nbuild\\n' > .gitignore
    git init -q -b main; git add -A; ${git} commit -qm first
    git clone -q --bare . /root/origin; git remote add origin /root/origin; git fetch -q; git branch -q -u origin/main
    git clone -q /root/origin /root/work`);
  for (const [file, text] of Object.entries(changes)) writeFileSync(join(root, "root/work", file), text);
  await run(`cd /root/work; git add -A; ${git} commit -qm "Change something"; git push -q`);
}

const migration = "server/store/migrations/999-later.sql";

test("upgrades, rolls back and restores by the guide", async () => {
  const machine = await newMachine();
  const { root, run, send, newestBackup } = machine;
  await publish(machine, { [migration]: "CREATE TABLE later (id TEXT);" });
  await run("systemctl start kindred-ground");
  const { reference: before } = await send("before");
  const [check = "", upgrade = ""] = commandsAfter("## Upgrade").replaceAll(command, script).split("\n");
  expect(await run(`${check} 2>&1`)).toContain("The new version reads the data. Its tables are new.");
  expect(existsSync(join(root, "srv/kindred-ground", migration))).toBe(false);
  expect(await run(`${upgrade} 2>&1`)).toContain("Upgraded.");
  expect(existsSync(join(root, "srv/kindred-ground", migration))).toBe(true);
  expect(readdirSync(join(root, "srv/kindred-site/current"))).toContain("index.html");
  expect(await run("git -C /srv/kindred-ground fsck 2>&1; inbox list")).toContain(before);
  const { reference: since } = await send("since the upgrade");
  expect(await run(`${upgrade} 2>&1`)).toContain("This is the newest version.");

  await run(commandsAfter("### Roll back"), { day: "today" });
  await expect(run("systemctl restart kindred-ground")).rejects.toThrow("applied by a newer version");
  await run(commandsAfter("### Restore"), { from: newestBackup() });
  const listed = await run("inbox list");
  expect([listed.includes(before), listed.includes(since)]).toEqual([true, false]);
  expect(readFileSync(join(root, "root/since-upgrade.jsonl"), "utf8")).toContain(since);
  const aside = readdirSync(join(root, "root")).find((name) => name.startsWith("aside-")) ?? "";
  expect(readdirSync(join(root, "root", aside))).toContain("intake.sqlite");
});

/** If root ran commands in these folders, the service could use a symbolic link to change files that root owns. */
test("changes nothing as root in the folders of the service", () => {
  const folder = /(\$(data|backups|trial|aside|since)|\/var\/(lib|backups)\/kindred-ground)\b/;
  const changes = /(^|[;&|(]\s*)(mkdir|mv|cp|chown|chmod|rm|ln|touch|tee|install|sed -i)\b|>/;
  const lines = ["upgrade", "site"].flatMap((name) => readFileSync(join("docs/deploy", name), "utf8").split("\n"));
  const asRoot = [...lines, commandsAfter("### Roll back")]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim().replaceAll(/2>&1|> \/root\/\S+|2?> ?\/dev\/null/g, ""))
    .filter((line) => !/^(#|say |service |trap 'service |\(cd \$next && service )/.test(line));
  expect(asRoot.filter((line) => folder.test(line) && changes.test(line))).toEqual([]);
});

test.each([
  ["does not start", {}],
  ["does not start and has changed the tables", { [migration]: "CREATE TABLE later (id TEXT);" }],
])("comes back to the earlier version if the new one %s", async (_, more) => {
  const machine = await newMachine();
  const { run, send } = machine;
  // The service opens the data, and then fails.
  const main = readFileSync("server/main.ts", "utf8").replace(
    "const transport =",
    'throw new Error("broken");\nconst transport =',
  );
  await publish(machine, { "server/main.ts": main, ...more });
  await run("systemctl start kindred-ground");
  const { reference } = await send("before");
  await expect(run(script)).rejects.toThrow("The new version is not healthy, so the earlier one comes back.");
  expect(await run("inbox list")).toContain(reference);
  expect((await send("afterwards")).reference).toMatch(/^KG-/);
});

test("leaves the running version alone if the new one cannot read the data", async () => {
  const machine = await newMachine();
  const { root, run, send } = machine;
  await publish(machine, { [migration]: "DROP TABLE missing;" });
  await run("systemctl start kindred-ground");
  const { reference } = await send("before");
  await expect(run(script)).rejects.toThrow("Cannot open the data: no such table: missing.");
  expect(existsSync(join(root, "srv/kindred-ground", migration))).toBe(false);
  expect(await run("inbox list")).toContain(reference);
});

test("keeps people who unsubscribed, withdrew or were forgotten since the backup out after a restore", async () => {
  const { root, run, send, post, newestBackup } = await newMachine();
  await run("systemctl start kindred-ground");
  const [withdrawn, kept] = [await send("withdrawn"), await send("kept")];
  const press = async (purpose: TokenPurpose, subject: string) => {
    const token = mintToken(purpose, subject, secret, Date.now());
    if (purpose === "sent") expect((await post("forms/sent/withdraw", { token })).status).toBe(200);
    else expect((await post(`newsletter/${purpose}/${token}`)).status).toBe(200);
  };
  for (const name of ["ama", "kofi", "noor", "zora"]) await press("confirm", `${name}@example.org`);
  await press("unsubscribe", "zora@example.org");
  await run("inbox backup");
  for (const name of ["ama", "kofi", "lin"]) await press("unsubscribe", `${name}@example.org`);
  for (const name of ["kofi", "zora"]) await press("confirm", `${name}@example.org`);
  for (const purpose of ["stop", "unsubscribe"] as const) await press(purpose, "noor@example.org");
  await press("sent", withdrawn.id);
  await run("inbox forget zoe@example.org --yes");
  const later = await send("after it was forgotten");
  expect(later.reference).toMatch(/^KG-/);
  const audit = readFileSync(join(root, "var/lib/kindred-ground/audit.jsonl"), "utf8");
  expect(audit).not.toContain("example.org");

  const said = await run(commandsAfter("### Restore"), { from: newestBackup() });
  expect(said).toContain("Noted again: 3 unsubscribed, 2 confirmed, 1 withdrawn, 1 forgotten.\n");
  const listed = await run("inbox list");
  expect(listed).toMatch(new RegExp(`${withdrawn.reference}.*\\(withdrawn by the sender\\)`));
  for (const { reference } of [kept, later]) expect(listed).not.toContain(reference);
  const subscribers = await run("inbox export --subscribers all");
  const states = [...subscribers.matchAll(/^(\w+)@example.org,(\w+)/gm)].map(([, ...entry]) => entry);
  expect(Object.fromEntries(states)).toEqual({
    ama: "unsubscribed",
    kofi: "confirmed",
    noor: "unsubscribed",
    zora: "confirmed",
  });
  const store = await openStore({ dataDir: join(root, "var/lib/kindred-ground") });
  onTestFinished(() => store.close());
  const { refuses } = suppressionList(store, secret);
  const refused = async (name: string) =>
    await refuses({ id: "", kind: "newsletter-confirmation", to: `${name}@example.org` }, Date.now());
  expect(await refused("noor")).toBe(true);
  const has = (name: string) => suppressionList(store, secret).has(`${name}@example.org`);
  expect(await Promise.all(["ama", "kofi", "lin", "noor", "zora"].map(has))).toEqual([true, false, true, true, false]);
});

test("leaves exports in the folder of the person who runs the command", async () => {
  const { root, run, send } = await newMachine();
  await run("systemctl start kindred-ground");
  const { reference } = await send("a word");
  const [, examples = ""] = /\nExamples:\n(.*)/s.exec(await run("inbox export --help")) ?? [];
  const mine = join(root, "mine");
  mkdirSync(mine);
  for (const example of examples.trim().split("\n").slice(0, 3)) await run(`cd ${mine}; ${example}`);
  expect(readdirSync(mine)).toEqual(["forms.csv", "newsletter.csv"]);
  expect(readFileSync(join(mine, "forms.csv"), "utf8")).toContain(reference);
});

test("changes the data key by the guide", async () => {
  const { run, send, set } = await newMachine();
  const [older = "", newer = ""] = ["o", "n"].map((letter) => Buffer.alloc(32, letter).toString("base64"));
  const [, steps = ""] = /\*\*Change the key\.\*\*(.*?)\n- /s.exec(deploy) ?? [];
  const commands = [...steps.matchAll(/`(DATA_KEY=.*?|inbox .*?)`/g)].map(([, command = ""]) => command);
  expect(commands).toEqual(["DATA_KEY=NEW,OLD", "inbox encrypt", "inbox backup", "DATA_KEY=NEW"]);
  set(`DATA_KEY=${older}`);
  await run("systemctl start kindred-ground");
  const sent = [await send("under the old key")];
  for (const command of commands) {
    if (!command.startsWith("inbox")) set(command.replace("NEW", newer).replace("OLD", older));
    await run(command.startsWith("inbox") ? command : "systemctl restart kindred-ground");
    sent.push(await send(command));
  }
  for (const { reference } of sent) expect(await run(`inbox show ${reference}`)).toContain("Message");
});
