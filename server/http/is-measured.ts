import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds in which a client that is still sending may read its response. */
const lingering = 500;

/**
 * Returns true if a request may be answered: a body, if there is one, must declare its length. A few megabytes in
 * one-byte chunks would block the process for a second, even if discarded. Browsers never send chunked bodies. Reading
 * stops when the request is answered, because the rest of its body may have no end.
 */
export function isMeasured(request: IncomingMessage, response: ServerResponse): boolean {
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), lingering).unref();
  });
  if (request.headers["transfer-encoding"] === undefined) return true;
  response
    .writeHead(411, { "Content-Type": "text/plain", Connection: "close" })
    .end("The body has to say how long it is (Content-Length)\n");
  return false;
}
