import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll } from "vitest";
import { smtpTransport } from "../../../../../server/mail/transport.ts";

export interface Received {
  from: string;
  to: string[];
  /** True if the client requested SMTPUTF8. */
  utf8: boolean;
  mail: Email;
  raw: string;
}

export interface MailServer {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Faults of the server. `reset` drops all connections. */
export type Faults = SMTPServerOptions | ((reset: () => void) => SMTPServerOptions);

/** Starts a real mail server on a free port. It stores received mail unless `faults` override that. */
export async function startMailServer(faults: Faults = {}): Promise<MailServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo, smtpUtf8 = false } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          utf8: smtpUtf8,
          mail: await PostalMime.parse(raw),
          raw: raw.toString(),
        });
        done();
      });
    },
    ...(typeof faults === "function" ? faults(reset) : faults),
  });
  // Broken connections are part of the tests.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Starts a mail server and a transport to it, shared by all tests of a file. */
export async function connectMailServer() {
  const server = await startMailServer();
  const transport = smtpTransport({ url: server.url, from: "hello@kindred.example" });
  afterAll(async () => {
    transport.close();
    await server.close();
  });
  return { server, transport };
}

export function refusal(responseCode: number, text = "No."): Error {
  return Object.assign(new Error(text), { responseCode });
}
