import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasProgram } from "../../proxy-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const standIns = {
  // The folder comes with nginx, which the machine may lack.
  "apt-get": "mkdir -p /etc/nginx/conf.d",
  systemctl: "",
  node: "echo 24",
  npm: 'echo "for $ORIGIN" >> /calls; mkdir -p build/client/assets; echo page > build/client/index.html',
  certbot:
    "mkdir -p /etc/letsencrypt/live/site.example; cd /etc/kindred-ground; cp *.pem /etc/letsencrypt/live/site.example",
};

/**
 * Runs commands in a copy of this machine's root file system, which is lost at the end. Stand-ins for programs that
 * need a network or systemd record their calls. Returns undefined if this machine cannot make the copy.
 */
function inOwnRoot(commands: string): string | undefined {
  const folder = temporaryFolder();
  const given = join(folder, "given");
  cpSync("docs/deploy", join(given, "docs/deploy"), { recursive: true });
  mkdirSync(join(folder, "bin"));
  for (const [name, work] of Object.entries(standIns))
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\necho "$(id -un): ${name} $*" >> /calls\n${work}\n`, {
      mode: 0o755,
    });
  const script = `
    mkdir ${folder}/layers; mount -t tmpfs tmpfs ${folder}/layers || exit 77
    mkdir ${folder}/layers/changes ${folder}/layers/work ${folder}/root
    mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/layers/changes,workdir=${folder}/layers/work ${folder}/root || exit 77
    cd ${folder}/root
    mount --bind /dev dev; mount -t proc proc proc
    rm -rf srv etc/nginx/conf.d/* etc/kindred-ground* var/lib/kindred-* ; mkdir srv
    cp -R ${given} srv/kindred-ground; cp -R ${folder}/bin stand-ins; : > calls; chmod 666 calls
    chroot . env PATH=/stand-ins:/usr/sbin:/usr/bin:/sbin:/bin sh -euc "$COMMANDS" 2>&1`;
  const { status, stdout, stderr } = spawnSync("unshare", ["--mount", "sh", "-euc", script], {
    // `chroot` is in a folder that is often missing in the `PATH` of users other than root.
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, COMMANDS: commands },
    encoding: "utf8",
  });
  if (status === 77) return undefined;
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

const install = "sh /srv/kindred-ground/docs/deploy/install.sh";
const fill = `sed -i 's,www.example.org,site.example,; s/example.org/site.example/' /etc/kindred-ground.env`;

test.skipIf(!isRoot)("installs in an empty root, and changes nothing the second time", ({ skip }) => {
  const said = inOwnRoot(`
    ${install} --dry-run; [ ! -e /etc/kindred-ground.env ] && cat /calls; echo "== settings"
    ${install} || echo "status $?"; ${fill}; echo "== first"
    ${install}; echo "== second"
    ${install}; echo "== state"
    cat /calls
    stat -c '%a %U %n' /etc/kindred-ground.env /var/lib/kindred-ground /var/backups/kindred-ground /srv/kindred-ground /usr/local/bin/inbox
    cat /srv/kindred-site/current/index.html; grep -c '^SECRET=.\\{44\\}$' /etc/kindred-ground.env; grep MAIL_FROM /etc/kindred-ground.env`);
  if (said === undefined) return skip();
  const [dry = "", settings = "", first = "", second = "", state = ""] = said.split(/== \w+\n/);
  const commands = (text: string) => text.match(/^\+ .*/gm) ?? [];
  expect(commands(dry)).toContain("+ apt-get update -qq");
  expect(dry).not.toContain("root:");
  expect(settings).toContain(
    "Fill in ORIGIN, STAFF_ADDRESS and SMTP_URL in /etc/kindred-ground.env, and run this again.\nstatus 3\n",
  );
  // The dry run printed every command of the first two real runs.
  const named = (text: string) =>
    commands(text).map((line) => line.replaceAll("www.example.org", "site.example").replace(/--email \S*/, "--email"));
  expect(new Set([...named(settings), ...named(first)])).toEqual(new Set(named(dry)));
  expect(
    commands(second).filter((line) => /write|useradd|restart|reload-or|certonly|req -x509| rm /.test(line)),
  ).toEqual([]);
  expect(state).toContain("kindred-build: npm run --silent build\nfor https://site.example\n");
  expect(state).toContain(`640 root /etc/kindred-ground.env
700 kindred-ground /var/lib/kindred-ground
700 kindred-ground /var/backups/kindred-ground
755 kindred-build /srv/kindred-ground
755 root /usr/local/bin/inbox
page
1
MAIL_FROM=office@site.example
`);
});

test.skipIf(!isRoot || !hasProgram("nginx"))("gives nginx settings that it accepts beside Debian's own", ({ skip }) => {
  const said = inOwnRoot(`${install} > /dev/null 2>&1 || ${fill}; ${install} > /dev/null; nginx -t`);
  if (said === undefined) return skip();
  expect(said).toContain("test is successful");
  expect(said).not.toContain("warn");
});

test("writes units that systemd accepts, with little access to the machine", ({ skip }) => {
  if (spawnSync("systemd-analyze", ["--version"]).status !== 0 || !isRoot) return skip();
  const said = inOwnRoot(`${install} > /dev/null 2>&1 || ${fill}; ${install} > /dev/null
    mkdir -p /srv/kindred-ground/node_modules/.bin; install -m 755 /dev/null /srv/kindred-ground/node_modules/.bin/node
    cd /etc/systemd/system
    systemd-analyze verify kindred-*.service kindred-*.timer 2>&1 | grep -v 'Failed to\\|bus' || true
    for unit in kindred-ground kindred-ground-backup kindred-ground-restore-test; do
      systemd-analyze security --offline=true $unit.service 2>&1 | grep Overall
    done`);
  if (said === undefined) return skip();
  const levels = [...said.matchAll(/Overall exposure level for \S+: ([\d.]+)/g)].map(([, level]) => Number(level));
  expect(levels).toHaveLength(3);
  expect(Math.max(...levels)).toBeLessThan(2);
  // The script installs nft, which this machine may lack.
  const others = /Overall|Command \/usr\/sbin\/nft is not executable/;
  expect(said.split("\n").filter((line) => line.includes("kindred") && !others.test(line))).toEqual([]);
});

test("limits the connections of one sender, and of no other", ({ skip }) => {
  const sbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  if (spawnSync("unshare", ["--net", "nft", "list", "ruleset"], { env: sbin }).status !== 0) return skip();
  // Connects 150 times from one address at once, then once from another. Prints how many of the 150 were open by then.
  const script = `
    import { connect, createServer } from "node:net";
    const server = createServer().listen(443, "0.0.0.0", async () => {
      const open = (localAddress) =>
        new Promise((opened) => connect({ port: 443, host: "127.0.0.1", localAddress }, opened).on("error", () => {}));
      let opened = 0;
      for (let count = 0; count < 150; count++) open("127.0.0.2").then(() => opened++);
      await open("127.0.0.3");
      console.log(opened);
      process.exit();
    });`;
  const command = `ip link set lo up; nft -f docs/deploy/floods.nft; exec "$NODE" -e "$SCRIPT"`;
  const { status, stdout } = spawnSync("unshare", ["--net", "sh", "-euc", command], {
    env: { ...sbin, NODE: process.execPath, SCRIPT: script },
    encoding: "utf8",
  });
  expect(status).toBe(0);
  const opened = Number(stdout);
  expect(opened).toBeGreaterThanOrEqual(100);
  expect(opened).toBeLessThan(150);
});

test("has scripts that a shell can read", () => {
  for (const name of ["install.sh", "inbox", "site", "upgrade", "restore-test"]) {
    expect(readFileSync(`docs/deploy/${name}`, "utf8")).toMatch(/^#!\/bin\/sh\n/);
    execFileSync("sh", ["-n", `docs/deploy/${name}`]);
  }
});
