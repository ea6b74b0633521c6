import { connect, createServer } from "node:net";
import { onTestFinished } from "vitest";

interface Way {
  url: string;
  /**
   * Forwards the next COMMIT, then breaks the connection before the response. The client cannot know if the transaction
   * was committed.
   */
  breakAtNextCommit: () => void;
  broken: () => boolean;
}

/** Starts a proxy to the PostgreSQL server at `url` that delays responses by `delay` ms, and can break connections. */
export async function breakableWay(url: string, delay = 0): Promise<Way> {
  const target = new URL(url);
  const { hostname, port } = target;
  let state: "whole" | "about to break" | "broken" = "whole";
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let answersPass = true;
    client.on("data", (chunk) => {
      if (state === "about to break" && chunk.includes("COMMIT")) {
        state = "broken";
        answersPass = false;
      }
      server.write(chunk);
    });
    server.on("data", (chunk) => {
      if (answersPass) setTimeout(() => client.write(chunk), delay);
      else client.destroy();
    });
    client.on("error", () => {}).on("close", () => server.destroy());
    server.on("error", () => {}).on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  target.port = String(typeof address === "object" && address?.port);
  return {
    url: target.href,
    breakAtNextCommit: () => {
      state = "about to break";
    },
    broken: () => state === "broken",
  };
}
