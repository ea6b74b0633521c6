import { createTransport } from "nodemailer";
import { site } from "../../data/site.ts";
import { isAscii, readMailbox, spelled } from "./address.ts";
import type { Mail } from "./mail.ts";

export type Delivery = { state: "sent" } | { state: "retry"; answer: string } | { state: "dead"; answer: string };

/** `send` never rejects. */
export interface MailTransport {
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

interface SmtpOptions {
  /**
   * `smtp://user:password@host:587`, or `smtps:` for TLS from the start. `?requireTLS=true` refuses a connection
   * without TLS.
   */
  url: string;
  from: string;
  /** Timeouts in milliseconds: to connect, of inactivity, and for one email in total. */
  limits?: { connect: number; silence: number; whole: number };
}

/** Maximum number of connections to the mail server. They stay open for a while, for the next email. */
const maxConnections = 4;
const standardLimits = { connect: 10_000, silence: 20_000, whole: 60_000 };

export function smtpTransport({ url, from, limits = standardLimits }: SmtpOptions): MailTransport {
  const mailbox = readMailbox(from);
  if (!mailbox)
    throw new Error("server/mail/transport: the sender of mail is not exactly one address; correct MAIL_FROM");
  const sender = spelled(mailbox);
  const pool = createTransport({
    url,
    pool: true,
    maxConnections,
    // The outbox schedules retries. One immediate retry covers an idle connection that the server dropped.
    maxRequeues: 1,
    idleTimeout: limits.silence / 2,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function attempt({ to, subject, text, html, headers }: Mail): Promise<Delivery> {
    const recipient = readMailbox(to);
    if (!recipient) return { state: "dead", answer: "The recipient is not exactly one address." };
    const { "Message-ID": messageId, "Reply-To": replyTo, ...others } = headers;
    try {
      await pool.sendMail({
        from: { name: site.name, address: sender },
        to: { name: "", address: spelled(recipient) },
        replyTo: replyTo ? { name: "", address: replyTo } : undefined,
        envelope: { from: sender, to: [spelled(recipient)] },
        messageId,
        subject,
        text,
        html,
        headers: Object.entries(others).map(([key, value]) => ({ key, value: { prepared: true, value } })),
        signal: AbortSignal.timeout(limits.whole),
      });
      return { state: "sent" };
    } catch (error) {
      return failedDelivery(error);
    }
  }

  return {
    async send(mail) {
      const first = await attempt(mail);
      const { "Reply-To": replyTo = "", ...headers } = mail.headers;
      // A server without SMTPUTF8 may refuse an email only because of this header. The address is also in the text.
      return first.state === "dead" && !isAscii(replyTo) ? attempt({ ...mail, headers }) : first;
    },
    close: () => pool.close(),
  };
}

interface SmtpFailure {
  message: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Commands about a single message. A refusal of any other command concerns the session, and a retry may succeed. */
const messageCommands = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

/** Refusals that require a login or a new session, for any command: RFC 4954, RFC 5321. */
const sessionCodes = new Set([503, 530, 534, 535, 538]);

/**
 * Returns `dead` if the server's reply refuses this email permanently, and otherwise `retry`. Without a reply, returns
 * `dead` only if the email is impossible to send.
 */
export function failedDelivery(error: unknown): Exclude<Delivery, { state: "sent" }> {
  const {
    message,
    code,
    command = "",
    response,
    responseCode = 0,
  }: SmtpFailure = error instanceof Error ? error : { message: String(error) };
  const isRefused = responseCode >= 500 && !sessionCodes.has(responseCode) && messageCommands.has(command);
  // Without a code, nodemailer itself found the envelope or message impossible to send.
  const isImpossible = responseCode === 0 && (code === "EENVELOPE" || code === "EMESSAGE");
  return { state: isRefused || isImpossible ? "dead" : "retry", answer: withoutAddresses(response ?? message) };
}

/** Returns one line for logs and staff: no address, no line break, at most 300 characters. */
export function withoutAddresses(answer: string): string {
  return answer
    .replace(/"[^"]*"(?:@\S+)?|[^\s<>"'(),:;]+/gu, (part) => (part.includes("@") ? "(address)" : part))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300);
}
