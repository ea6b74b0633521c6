export type Delivery = { state: "sent" } | { state: "retry"; answer: string } | { state: "dead"; answer: string };

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

/** Decides by the server's reply code if the same mail can be retried. A missing reply always allows a retry. */
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
