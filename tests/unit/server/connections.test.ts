import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchConnections } from "../../../server/connections.ts";

test("allows 2,000 connections and closes the longest open one for the next", () => {
  const server = new EventEmitter();
  watchConnections(server as Server, () => "");
  const sockets = Array.from({ length: 2_001 }, () =>
    Object.assign(new EventEmitter(), { bytesRead: 0, destroy: vi.fn() }),
  );
  const given = () => sockets.filter(({ destroy }) => destroy.mock.calls.length > 0);
  for (const socket of sockets.slice(0, 2_000)) server.emit("connection", socket);
  expect(given()).toEqual([]);
  server.emit("connection", sockets.at(-1));
  expect(given()).toEqual([sockets[0]]);
});

/** Starts a server that accepts at most this number of connections, and responds to every path except `/slow`. */
async function limitedServer(connections: number) {
  const server = createServer((request, response) => {
    if (limited.admit(request, response) && request.url !== "/slow") response.end("served");
  });
  const limited = watchConnections(server, ({ remoteAddress = "" }) => remoteAddress, { connections, pipelined: 1 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, limited, port: (server.address() as AddressInfo).port };
}

test("closes the oldest connection without a request when all connections are in use", async () => {
  const { port, limited } = await limitedServer(5);
  const idle = Array.from({ length: 5 }, () => connect(port, "127.0.0.1").resume());
  await Promise.all(idle.map((socket) => once(socket, "connect")));
  const first = idle[0] && once(idle[0], "close");
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("served");
  await first;
  limited.closeIdle();
  await Promise.all(idle.slice(1).map((socket) => socket.closed || once(socket, "close")));
});

test("closes connections of the client that has the most when all are busy", async () => {
  const { port, server } = await limitedServer(3);
  const ask = async (localAddress: string, path: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }).resume();
    socket.on("error", () => {}).write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(server, "request");
    return socket;
  };
  const visitor = await ask("127.0.0.2", "/slow");
  const attacker = [await ask("127.0.0.1", "/slow"), await ask("127.0.0.1", "/slow")];
  const last = await ask("127.0.0.1", "/slow");
  await expect.poll(() => attacker.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  const [told] = await once(await ask("127.0.0.3", "/quick"), "data");
  expect(String(told)).toContain("served");
  expect([visitor.destroyed, last.destroyed]).toEqual([false, false]);
});
