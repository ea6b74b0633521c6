import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of the site as on a slow network. Its start arrives at once, and the rest on demand. */
export interface HeldBack {
  url: string;
  /** Sends the rest. */
  sendRest: () => void;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * Serves the page at `address`, but withholds everything after the first `mark` in its body until `sendRest`. Serves
 * files whole.
 */
export async function holdBack(address: string, mark: string): Promise<HeldBack> {
  const { origin, pathname } = new URL(address);
  const page = await (await fetch(address)).text();
  const end = page.indexOf(mark, page.indexOf("<body")) + mark.length;
  if (end < mark.length) throw new Error(`${address} has no ${mark}`);
  const { promise: wanted, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/" }, answer) => {
    if (url !== pathname) {
      const file = await fetch(origin + url);
      answer.setHeader("Content-Type", file.headers.get("Content-Type") ?? "");
      answer.statusCode = file.status;
      return answer.end(await file.bytes());
    }
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.write(page.slice(0, end));
    await wanted;
    answer.end(page.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    sendRest,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        sendRest();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
