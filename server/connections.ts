import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  /** Address or network that it comes from. */
  sender: string;
  /** Requests that wait for their answers. */
  underway: number;
  /** How much had been read when the last answer was through: more means that a request is on its way. */
  bytesRead: number;
}

interface Limits {
  /** Connections at a time. */
  connections: number;
  /** Requests that may wait on one of them; browsers and proxies send one after the other. */
  pipelined: number;
}

const limits: Limits = { connections: 2_000, pipelined: 16 };

/** What holds connections open without need is let go: others need the room, and the end must not wait for it. */
export interface Connections {
  /** Whether a request may be answered; a connection that asks for too much at once is cut off. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Ends every connection that nobody waits for an answer on, also one that nothing was ever sent on. */
  closeIdle(): void;
}

/** `senderOf` tells the address or network that a connection comes from. */
export function watchConnections(
  server: Server,
  senderOf: (socket: Socket) => string,
  { connections: most, pipelined } = limits,
): Connections {
  /** The longest open first. */
  const open = new Map<Socket, Connection>();
  const isIdle = (socket: Socket, { underway, bytesRead }: Connection) =>
    underway === 0 && socket.bytesRead === bytesRead;

  function longestWithoutRequest(): Socket | undefined {
    for (const [socket, { underway }] of open) if (underway === 0) return socket;
    return undefined;
  }

  /** Of whoever has most connections: nobody can take the room of all others. */
  function longestOfMost(): Socket | undefined {
    const counts = new Map<string, number>();
    for (const { sender } of open.values()) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    const most = Math.max(...counts.values());
    for (const [socket, { sender }] of open) if (counts.get(sender) === most) return socket;
    return undefined;
  }

  server.on("connection", (socket: Socket) => {
    // One that waits for no answer gives way first.
    const spare = open.size < most ? undefined : (longestWithoutRequest() ?? longestOfMost());
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
