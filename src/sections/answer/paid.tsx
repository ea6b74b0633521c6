import type { paidCopy } from "../../../data/forms/paid.ts";
import { H1, Paragraphs, Section } from "../../components/section.tsx";
import { WaysOn } from "./ways-on.tsx";

/** Return page after a payment. Anyone can open it, so it claims no payment. */
export function Paid({ words }: { words: typeof paidCopy }) {
  return (
    <Section
      data-stateful=""
      tone="tint"
      width="measure"
      minHeight={{ base: "[70vh]", _smallViewport: "[70svh]" }}
      labelledBy="paid-title"
    >
      <H1 id="paid-title" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </H1>
      <Paragraphs of={words.paragraphs} textStyle="lead" marginTop="6" />
      <WaysOn ways={words.ways} />
    </Section>
  );
}
