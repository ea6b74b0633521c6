import { useEffect, useRef } from "react";
import type { QuestionId } from "../../data/quiz/questions.ts";

/** Applies the answer that the visitor chose before React loaded, once the question is shown. */
export function useEarlyChoice(question: QuestionId | undefined, isAsked: boolean, choose: (option: number) => void) {
  const early = useRef<number>(undefined);
  useEffect(() => {
    // The next update resets the radio buttons to React's state.
    const chosen = document.querySelector<HTMLInputElement>(`[type=radio][name="${question}"]:checked`);
    if (chosen) early.current = Number(chosen.value);
  }, [question]);
  useEffect(() => {
    if (!isAsked || early.current === undefined) return;
    choose(early.current);
    early.current = undefined;
  }, [isAsked, choose]);
}
