import type { paidCopy } from "../../../data/forms/paid.ts";
import { LinkList } from "../../components/lists.tsx";
import { H1, Paragraphs, Section } from "../../components/section.tsx";

/** Return page after a payment. Anyone can open it, so it doesn't say that a payment was made. */
export function Paid({ words }: { words: typeof paidCopy }) {
  return (
    <Section tone="tint" width="measure" isTall labelledBy="paid-title">
      <H1 id="paid-title" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </H1>
      <Paragraphs of={words.paragraphs} textStyle="lead" />
      <LinkList links={words.ways} />
    </Section>
  );
}
