import { answers } from "../../data/forms/answers.ts";
import type { Placement } from "../store/submission.ts";

const words = answers.placement;

export function placementSaid(placement: Placement, sent: { title: string; text: string }) {
  if (placement.state === "waiting") return words.waiting(placement.number);
  return { title: sent.title, text: words.place(sent.text) };
}
