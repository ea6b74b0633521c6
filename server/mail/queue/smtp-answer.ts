/** What became of a mail that was handed over. */
export type Delivery = { state: "sent" } | { state: "retry"; answer: string } | { state: "dead"; answer: string };

/** What nodemailer says of a failure, as far as it is read here. */
interface SmtpFailure {
  message: string;
  /** Its own word for the kind of failure. */
  code?: string;
  /** The command that was answered. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The commands that are about one message; a refusal of any other is about us, and may be fixed by the next try. */
const messageCommands = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

/** Refusals that ask for a login or a fresh session, whichever command they answer: RFC 4954, RFC 5321. */
const sessionCodes = new Set([503, 530, 534, 535, 538]);

/** Whether the same mail can be tried again, by the code the server answered with; silence of any kind can. */
export function failedDelivery(error: unknown): Exclude<Delivery, { state: "sent" }> {
  const {
    message,
    code,
    command = "",
    response,
    responseCode = 0,
  }: SmtpFailure = error instanceof Error ? error : { message: String(error) };
  const isRefused = responseCode >= 500 && !sessionCodes.has(responseCode) && messageCommands.has(command);
  // Without a code: nodemailer itself found the envelope or the message impossible to send.
  const isImpossible = responseCode === 0 && (code === "EENVELOPE" || code === "EMESSAGE");
  return { state: isRefused || isImpossible ? "dead" : "retry", answer: withoutAddresses(response ?? message) };
}

/** One line for logs and the staff’s list: no address, no line break, at most 300 characters. */
export function withoutAddresses(answer: string): string {
  return answer
    .replace(/"[^"]*"(?:@\S+)?|[^\s<>"'(),:;]+/gu, (part) => (part.includes("@") ? "(address)" : part))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300);
}
