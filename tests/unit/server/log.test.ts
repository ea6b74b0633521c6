import { once } from "node:events";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logTo } from "../../../server/log.ts";
import { filled } from "./filled.ts";
import { folderWithSite, started, startedInTerminal } from "./process.ts";
import { sendJson } from "./serve.ts";
import { smallDisk } from "./store/small-disk.ts";

/** Returns a stream whose reader can be gone or slow. */
function unreliable() {
  const lines: string[] = [];
  const state = { isAway: false, isSlow: false };
  const stream = {
    writableLength: 0,
    write(text: string, done: (error?: Error) => void) {
      if (state.isAway) return done(new Error("EPIPE"));
      lines.push(text);
      if (state.isSlow) stream.writableLength += text.length;
      else done();
    },
    on() {},
  };
  const events = () =>
    lines.map((line) => JSON.parse(line)).map(({ event, lines }) => (lines ? [event, lines] : event));
  return { stream, state, events };
}

const say = (event: string) => ({ level: "info", event }) as const;

test("counts lost lines and logs the count after the next successful line", () => {
  const { stream, state, events } = unreliable();
  const log = logTo(stream);
  log(say("one"));
  state.isAway = true;
  for (const event of ["two", "three", "four"]) log(say(event));
  state.isAway = false;
  log(say("five"));
  log(say("six"));
  expect(events()).toEqual(["one", "five", ["log lines lost", 3], "six"]);
});

test("retries a lost count with later losses included", () => {
  const { stream, state, events } = unreliable();
  let calls = 0;
  const write: typeof stream.write = (text, done) => {
    state.isAway = [1, 3, 4].includes(++calls);
    stream.write(text, done);
  };
  const log = logTo({ ...stream, write });
  for (const event of ["one", "two", "three", "four"]) log(say(event));
  expect(events()).toEqual(["two", "four", ["log lines lost", 2]]);
});

test("limits memory for a slow reader to a megabyte and drops lines", () => {
  const { stream, state } = unreliable();
  const log = logTo(stream);
  state.isSlow = true;
  for (let count = 0; count < 3_000; count++) log(say("x".repeat(1_000)));
  expect(stream.writableLength).toBeLessThan(1_100_000);
});

test("keeps serving if the readers of log and output are gone", async () => {
  const { child, url } = await started(folderWithSite(), "pipe");
  child.stderr?.destroy();
  child.stdout?.destroy();
  for (let count = 0; count < 5; count++)
    expect((await sendJson(url, "contact", filled("contact", { message: `Number ${count}` }))).status).toBe(200);
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
});

test("keeps serving if its terminal closes", async ({ skip }) => {
  const service = await startedInTerminal(folderWithSite());
  if (!service) return skip("no terminal can be made here");
  await service.close();
  for (let count = 0; count < 5; count++) {
    const answer = await sendJson(service.url, "contact", filled("contact", { message: `Number ${count}` }));
    expect(answer.status).toBe(200);
  }
  expect(service.isRunning()).toBe(true);
});

test("keeps serving on a full log disk and logs the loss when space returns", async ({ skip }) => {
  const folder = smallDisk();
  if (!folder) return skip("no small disk can be mounted here");
  const [file, ballast] = [join(folder, "log"), join(folder, "ballast")];
  const log = openSync(file, "a");
  const { url } = await started(folderWithSite(), log);
  closeSync(log);
  expect(() => writeFileSync(ballast, Buffer.alloc(3_000_000))).toThrow("ENOSPC");
  // The last page of the log file still has room for some lines.
  for (let count = 0; count < 80; count++)
    expect((await sendJson(url, "contact", filled("contact", { message: `Number ${count}` }))).status).toBe(200);
  rmSync(ballast);
  await sendJson(url, "contact", filled("contact", { message: "The last" }));
  await expect.poll(() => readFileSync(file, "utf8")).toMatch(/"event":"log lines lost","lines":\d+/);
});
