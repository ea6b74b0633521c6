import type { Mail } from "./result-mail.ts";

/** How long a sending takes that only seems to happen, in milliseconds. */
const seeming = 1500;

/**
 * Stands in for the delivery of a result while none is configured: takes as long, logs the message and sends nothing.
 * Rejects where the device is offline, as a real delivery would. The address never reaches the log.
 */
export async function sendResults(mail: Mail): Promise<"simulated"> {
  await new Promise((resolve) => setTimeout(resolve, seeming));
  if (!navigator.onLine) throw new Error("offline");
  console.info("quiz results, not sent: no delivery is configured", mail);
  return "simulated";
}
