import { answers } from "../../data/forms/answers.ts";
import type { Placement } from "../store/submission.ts";

const words = answers.placement;

/** What a sender is told of their registration: that they have their place, or which number they are on the list. */
export function placementSaid(placement: Placement, sent: { title: string; text: string }) {
  if (placement.state === "waiting") return words.waiting(placement.number);
  return { title: sent.title, text: words.place(sent.text) };
}
