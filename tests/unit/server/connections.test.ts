import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, test, vi } from "vitest";
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
