import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Connection extends AsyncDisposable {
  /** Address of the site. It doesn't respond while the connection is cut. */
  origin: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Forwards a free port to the server, because WebDriver cannot take a browser offline. */
export async function connectionTo(port: number): Promise<Connection> {
  const sockets = new Set<Socket>();
  const relay = createServer((browser) => {
    const server = connect(port, "127.0.0.1");
    for (const [socket, other] of [[browser, server] as const, [server, browser] as const]) {
      sockets.add(socket);
      socket.pipe(other).on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket) && other.destroy());
    }
  });
  const listen = async (at: number) => {
    relay.listen(at, "127.0.0.1");
    await once(relay, "listening");
    return (relay.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(relay, "close");
    relay.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const own = await listen(0);
  return {
    origin: `http://127.0.0.1:${own}`,
    cut,
    // A journey that fails offline leaves the relay closed.
    [Symbol.asyncDispose]: async () => (relay.listening ? cut() : undefined),
    restore: () => listen(own).then(() => {}),
  };
}
