/** Serves the built site. `PORT` (default 4173) and `HOST` (default 127.0.0.1) say where. */
import { createServer } from "node:http";
import { readSite } from "./site-files.ts";
import { staticHandler } from "./static-handler.ts";

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? "127.0.0.1";

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is '${process.env.PORT}'; it must be a whole number from 0 to 65535`);
  process.exit(1);
}

const server = createServer(staticHandler(readSite("build/client")));
server.headersTimeout = 10_000;
server.requestTimeout = 20_000;

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4180 npm start`);
  process.exit(1);
});

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`Kindred Ground is at http://${host}:${actual} (Ctrl+C stops it)`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
