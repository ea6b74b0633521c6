import { type RequestOptions, request as requestOverTls } from "node:https";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, type Place, type Program, servername, spawnProxy } from "../../proxy-process.ts";
import { endsWithTest } from "../children.ts";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RunningProxy {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts a form as a browser without scripts does. */
  post(path: string, typed: Record<string, string>): Promise<Answer>;
  /** Port for requests without TLS, instead of port 80. */
  plainPort: number;
  /** Returns everything that the proxy has logged. */
  log(): string;
}

/** Starts a proxy that ends with the test. Resolves when the proxy responds. */
export async function startProxy(program: Program, place: Omit<Place, "port" | "plainPort">): Promise<RunningProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { process, log } = spawnProxy(program, { ...place, port, plainPort }, true);
  endsWithTest(process);
  const ask = async ({ body = "", headers, ...request }: RequestOptions & { body?: string }): Promise<Answer> => {
    const options: RequestOptions = { port, ...request, headers: { Host: servername, ...headers } };
    const asked = requestOverTls({
      ...options,
      host: "127.0.0.1",
      servername,
      rejectUnauthorized: false,
      agent: false,
    });
    const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
      asked.once("response", resolve).once("error", reject).end(body);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  };
  const get: RunningProxy["get"] = (path, headers = {}) => ask({ path, headers });
  const post: RunningProxy["post"] = (path, typed) => {
    const body = new URLSearchParams(typed).toString();
    const type = "application/x-www-form-urlencoded";
    const headers = { "Content-Type": type, "Content-Length": body.length, Origin: `https://${servername}` };
    return ask({ method: "POST", path, headers, body });
  };
  for (;;) {
    const isUp = await get("/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return { get, post, plainPort, log };
    await pause(50);
  }
}
