import { formNamesShown, waitingWords } from "../../data/forms/waiting-words.ts";
import { WaitingLine } from "../forms/waiting-line.tsx";

/** What still waits on this device, in the site’s words. Loaded with the outbox. */
export function WaitingMessages() {
  return <WaitingLine copy={waitingWords} names={formNamesShown} />;
}
