import type { KeyboardEvent } from "react";
import { AnswerCards, Card, Dot, Words } from "./answer-cards.tsx";

interface AnswerOptionsProps {
  /** ID of the question, and the name that the radios share. */
  id: string;
  labels: readonly string[];
  /** Index of the chosen answer, from 0. */
  chosen: number | undefined;
  /** True after the visitor tried to continue without an answer. */
  isMissing: boolean;
  onChoose: (option: number) => void;
}

/**
 * The answers to one question: native radios, each on a card that is one large target. Number keys also choose an
 * answer, but only while focus is inside. Otherwise, speech input could change an answer from elsewhere.
 */
export function AnswerOptions({ id, labels, chosen, isMissing, onChoose }: AnswerOptionsProps) {
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = Number(event.key) - 1;
    if (!labels[option]) return;
    event.preventDefault();
    onChoose(option);
    event.currentTarget.querySelectorAll("input")[option]?.focus();
  };
  return (
    <AnswerCards
      role="radiogroup"
      aria-labelledby={`${id}-prompt`}
      aria-describedby={isMissing ? `${id}-how ${id}-missing` : `${id}-how`}
      // On the radios, `required` would make browsers report each as invalid from the start.
      aria-required
      aria-invalid={isMissing || undefined}
      onKeyDown={chooseByNumber}
    >
      {labels.map((label, option) => (
        <Card key={label}>
          <Dot
            type="radio"
            name={id}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            // Keeps the focused answer clear of the sticky bar.
            scrollMarginBottom="40"
          />
          <Words>{label}</Words>
        </Card>
      ))}
    </AnswerCards>
  );
}
