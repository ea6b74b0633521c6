import { formNamesShown, waitingWords } from "../../data/forms/submission-list-copy.ts";
import { WaitingLine } from "../forms/submission-list.tsx";

/** Loaded together with the outbox. */
export function WaitingMessages() {
  return <WaitingLine copy={waitingWords} names={formNamesShown} />;
}
