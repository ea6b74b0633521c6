import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openStore } from "../../../server/store/open-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filled } from "./filled.ts";
import { folderWithSite, started } from "./process.ts";
import { sendJson, serve } from "./serve.ts";

/** Milliseconds. Node closes an idle connection after 5 s, and the service cuts off all others after 6 s. */
const beforeTimeouts = 4_500;

/**
 * Sends the headers of a form submission. Once the service has them, resolves to a function that sends the body and
 * resolves to the response.
 */
async function postInTwoParts(url: string, key: string) {
  const body = JSON.stringify(filled("contact", { message: key }));
  const headers = {
    Accept: "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Content-Type": "application/json",
    Expect: "100-continue",
    "Idempotency-Key": key,
  };
  const post = request(`${url}/forms/contact`, { method: "POST", headers });
  post.flushHeaders();
  await once(post, "continue");
  return async function send() {
    const answered = once(post, "response");
    post.end(body);
    const [answer] = await answered;
    return await json(answer);
  };
}

test.each(["SIGTERM", "SIGHUP"] as const)(
  "answers a pending request before it exits on a repeated %s",
  async (signal) => {
    const folder = folderWithSite();
    const { child, url } = await started(folder);
    const key = randomUUID();
    const send = await postInTwoParts(url, key);
    const foreign = new DatabaseSync(join(folder, "data/intake.sqlite"));
    foreign.exec("BEGIN IMMEDIATE");
    const answer = send();
    const exited = once(child, "exit");
    // The pauses are short, because the service waits only some seconds for the lock. On a slow machine, the test can
    // miss a wrong exit, but never reports a correct one.
    child.kill(signal);
    await pause(100);
    child.kill(signal);
    await pause(200);
    foreign.exec("ROLLBACK");
    foreign.close();
    expect(await answer).toMatchObject({ ok: true, key });
    expect((await exited)[0]).toBe(0);
  },
);

test("completes pending requests and accepts no new ones during shutdown", async () => {
  const [gate, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const opened = await openStore({ dataDir: temporaryFolder() });
  const store = {
    ...opened,
    async accept(...given: Parameters<typeof opened.accept>) {
      asked.resolve();
      await gate.promise;
      return await opened.accept(...given);
    },
  };
  const { url, end } = await serve({ store });
  const underway = sendJson(url, "contact", filled("contact"));
  await asked.promise;
  let ended = false;
  const ending = end().then(() => {
    ended = true;
  });
  await pause(150);
  expect(ended).toBe(false);
  await expect(sendJson(url, "contact", filled("contact"))).rejects.toThrow();
  gate.resolve();
  expect((await underway).status).toBe(200);
  await ending;
});

test("shuts down without waiting for idle keep-alive connections", async () => {
  const { port, end } = await serve();
  const agent = new Agent({ keepAlive: true });
  const get = () =>
    new Promise<void>((done, reject) => {
      request({ port, path: "/", agent }, (response) => response.resume().on("end", done))
        .on("error", reject)
        .end();
    });
  await get();
  const start = performance.now();
  await end();
  expect(performance.now() - start).toBeLessThan(beforeTimeouts);
  agent.destroy();
});

test("closes connections without requests at shutdown", async () => {
  const { port, end } = await serve();
  const sockets = Array.from({ length: 3 }, () =>
    connect(port, "127.0.0.1")
      .resume()
      .on("error", () => {}),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const start = performance.now();
  await end();
  expect(performance.now() - start).toBeLessThan(beforeTimeouts);
});

test("exits with 0 when a slow upload outlasts the shutdown", async () => {
  const { child, url } = await started(folderWithSite());
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  socket.write(
    "POST /forms/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  // Node asks for the body once the service has the request.
  expect(String((await once(socket, "data"))[0])).toContain("100 Continue");
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect((await exited)[0]).toBe(0);
});
