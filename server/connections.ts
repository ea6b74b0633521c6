import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  sender: string;
  underway: number;
  /** Bytes read from the socket when the last response finished. A higher count means that a request is arriving. */
  bytesRead: number;
}

interface Limits {
  connections: number;
  /** Maximum number of unanswered requests per connection. Browsers and proxies send one at a time. */
  pipelined: number;
}

const limits: Limits = { connections: 2_000, pipelined: 16 };

/**
 * Limits connections and their requests. Closes idle connections, because they would block other clients and delay
 * shutdown.
 */
export interface Connections {
  /**
   * Returns true if the request may be answered. Otherwise cuts off its connection, which has too many pending
   * requests or had to make room for another.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes every connection without a pending or arriving request, including those that never sent one. */
  closeIdle(): void;
}

export function watchConnections(
  server: Server,
  senderOf: (socket: Socket) => string,
  { connections: maxConnections, pipelined } = limits,
): Connections {
  /** Oldest connection first. */
  const open = new Map<Socket, Connection>();
  const isIdle = (socket: Socket, { underway, bytesRead }: Connection) =>
    underway === 0 && socket.bytesRead === bytesRead;

  function longestWithoutRequest(): Socket | undefined {
    for (const [socket, { underway }] of open) if (underway === 0) return socket;
    return undefined;
  }

  /**
   * Returns the oldest connection of the sender with the most connections, so that no sender can crowd out all others.
   */
  function longestOfMost(): Socket | undefined {
    const counts = new Map<string, number>();
    for (const { sender } of open.values()) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    const max = Math.max(...counts.values());
    for (const [socket, { sender }] of open) if (counts.get(sender) === max) return socket;
    return undefined;
  }

  server.on("connection", (socket: Socket) => {
    const spare = open.size < maxConnections ? undefined : (longestWithoutRequest() ?? longestOfMost());
    if (spare) {
      spare.destroy();
      open.delete(spare);
    }
    open.set(socket, { sender: senderOf(socket), underway: 0, bytesRead: 0 });
    socket.once("close", () => open.delete(socket));
  });

  return {
    admit({ socket }, response) {
      const connection = open.get(socket);
      if (!connection || connection.underway >= pipelined) {
        socket.destroy();
        return false;
      }
      connection.underway++;
      response.once("close", () => {
        connection.underway--;
        connection.bytesRead = socket.bytesRead;
      });
      return true;
    },
    closeIdle() {
      for (const [socket, connection] of open) if (isIdle(socket, connection)) socket.destroy();
    },
  };
}
