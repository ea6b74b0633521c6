import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import type { Config } from "../../../server/config.ts";
import { type TimeLimits, timeLimits } from "../../../server/http-server.ts";
import { logTo } from "../../../server/log.ts";
import type { DomainCheck } from "../../../server/mail/address.ts";
import { createService } from "../../../server/service.ts";
import type { Site } from "../../../server/site-files.ts";
import { openStore } from "../../../server/store/open-store.ts";
import type { Store } from "../../../server/store/store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { fixtureSite } from "./fixture-site.ts";

export const secret = "a secret of the tests that is long enough";

interface ServeOptions {
  /** Defaults to a small fixture. */
  site?: Site;
  store?: Store;
  databaseUrl?: string;
  config?: Partial<Config>;
  takesMail?: DomainCheck;
  problems?: () => readonly string[];
  note?: Parameters<typeof createService>[0]["note"];
  times?: TimeLimits;
  now?: () => number;
}

export interface Served {
  port: number;
  url: string;
  store: Store;
  log: () => string;
  connections: () => Promise<number>;
  /** Resolves once all pending requests have responses. */
  end: () => Promise<void>;
}

/** Starts the intake with its own port and store. Ends the intake and closes the store after the test. */
export async function serve({
  config,
  databaseUrl,
  times = { ...timeLimits, refusal: 0 },
  now = Date.now,
  ...given
}: ServeOptions = {}): Promise<Served> {
  const store = given.store ?? (await openStore({ dataDir: join(temporaryFolder(), "data"), databaseUrl }));
  let logged = "";
  const { server, end } = createService({
    config: {
      origin: "https://site.example",
      allowedOrigins: [],
      secret: [secret],
      roleAddresses: {},
      trustedProxies: [],
      metricsReaders: [],
      rateLimit: 0,
      mailLimit: 0,
      smtpUrl: "smtp://mail.example",
      ...config,
    },
    site: given.site ?? fixtureSite(new Date(now())),
    store,
    log: logTo({ write: (text) => (logged += text), writableLength: 0, on: () => {} }),
    wake: () => {},
    takesMail: given.takesMail,
    problems: given.problems,
    note: given.note,
    now,
    times,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const connections = () => promisify(server.getConnections.bind(server))();
  onTestFinished(async () => {
    server.closeAllConnections();
    if (server.listening) await end();
    await store.close();
  });
  return { port, url: `http://127.0.0.1:${port}`, store, log: () => logged, connections, end };
}

/** Posts a form as a page's script does. */
export function sendJson(url: string, form: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    redirect: "manual",
  });
}

/** Posts a form as a browser without scripts does. */
export function sendForm(
  url: string,
  form: string,
  typed: Record<string, string> | [name: string, value: string][],
  headers: Record<string, string> = {},
) {
  return fetch(`${url}/forms/${form}`, {
    method: "POST",
    headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", ...headers },
    body: new URLSearchParams(typed),
    redirect: "manual",
  });
}
