import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds in which whoever has an answer may read it, while they still send. */
const lingering = 500;

/**
 * Whether a request may be answered: its body, if it has one, says how long it is. In chunks of a byte each, a few
 * megabytes would hold the process for a second, whoever reads them or throws them away; browsers send none. A body that
 * still comes when its request is answered is read no further: it may have no end.
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
