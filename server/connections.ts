import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
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

export function watchConnections(server: Server, { connections: most, pipelined } = limits): Connections {
  /** The longest open first. */
  const open = new Map<Socket, Connection>();
  const isIdle = (socket: Socket, { underway, bytesRead }: Connection) =>
    underway === 0 && socket.bytesRead === bytesRead;

  function longestWithoutRequest(): Socket | undefined {
    for (const [socket, { underway }] of open) if (underway === 0) return socket;
    return undefined;
  }

  server.on("connection", (socket: Socket) => {
    if (open.size >= most) {
      // One that waits for no answer gives way; where there is none, the new one cannot be served.
      const spare = longestWithoutRequest() ?? socket;
      spare.destroy();
      open.delete(spare);
      if (spare === socket) return;
    }
    open.set(socket, { underway: 0, bytesRead: 0 });
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
