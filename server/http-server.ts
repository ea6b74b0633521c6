import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Connections, watchConnections } from "./connections.ts";

/** Timeouts, intervals and delays in milliseconds. */
export interface TimeLimits {
  headers: number;
  request: number;
  /** Idle timeout of a socket. A client that does not read its response keeps the response in memory. */
  silence: number;
  /** Interval between checks for late requests. */
  check: number;
  /** Delay before a refusal, which slows down floods of requests. */
  refusal: number;
}

export const timeLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  silence: 15_000,
  check: 2_000,
  refusal: 1_000,
};

export interface Service {
  server: Server;
  /** Stops accepting connections, and resolves when every pending request is answered or cut off. */
  end(): Promise<void>;
}

interface HttpServerOptions {
  times: TimeLimits;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Returns the client at the address of a socket. */
  clientOf: (address: string) => string;
  handle: (request: IncomingMessage, response: ServerResponse) => unknown;
}

/**
 * Returns a server that is not listening yet. It passes requests to `handle` if they keep to its limits on time and
 * connections, and declare the length of their body.
 */
export function createHttpServer({ times, headers, clientOf, handle }: HttpServerOptions): Service {
  const server = createServer({
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
  });
  server.timeout = times.silence;
  const connections = watchConnections(server, ({ remoteAddress = "" }) => clientOf(remoteAddress));
  server.on("request", (request, response) => {
    if (!connections.admit(request, response)) return;
    if (!server.listening) response.shouldKeepAlive = false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isMeasured(request, response)) handle(request, response);
  });
  refuseMalformed(server, headers);
  return { server, end: () => endServer(server, connections) };
}

/** Statuses by the parser's error code. All other errors get the status 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed or late requests and unsupported `Expect` headers, with the same headers as other responses. */
function refuseMalformed(server: Server, headers: Record<string, string>): void {
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

/** Milliseconds in which a client that is still sending may read its response. */
const lingering = 500;

/**
 * Returns true if a request may be handled. Refuses a body without a declared length. A few megabytes in one-byte
 * chunks would block the process for a second, even if discarded. Browsers never send chunked bodies. Soon after the
 * response, closes the connection of a client that is still sending, because its body may have no end.
 */
function isMeasured(request: IncomingMessage, response: ServerResponse): boolean {
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), lingering).unref();
  });
  if (request.headers["transfer-encoding"] === undefined) return true;
  response
    .writeHead(411, { "Content-Type": "text/plain", Connection: "close" })
    .end("The request must have a Content-Length header\n");
  return false;
}

/**
 * Milliseconds until shutdown cuts off pending requests. Longer than a store takes to answer. A client that is cut off
 * retries with the same key.
 */
const maxUploadTime = 6_000;

async function endServer(server: Server, connections: Connections): Promise<void> {
  const closed = once(server, "close");
  const cut = setTimeout(() => server.closeAllConnections(), maxUploadTime);
  server.close();
  connections.closeIdle();
  // Otherwise, keep-alive connections would stay open for another request, and the server would never close.
  const sweep = setInterval(() => connections.closeIdle(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
