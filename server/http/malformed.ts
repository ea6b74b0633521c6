import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** Keyed by the parser's error code. All other errors are a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed requests and unsupported `Expect` headers, with the same headers as every other response. */
export function refuseMalformed(server: Server, headers: Record<string, string>): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Once a response has begun, writing more would corrupt it.
    if (socket.writable && socket.bytesWritten === 0) {
      const status = statuses[error.code ?? ""] ?? 400;
      const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
    }
    socket.destroy(error);
  });
  server.on("checkExpectation", (_, response) => {
    response.writeHead(417, { ...headers, Connection: "close" }).end();
  });
}
