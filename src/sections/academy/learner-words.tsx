import type { testimonials } from "../../../data/academy.ts";
import { Columns, Section, SectionIntro } from "../../components/section.tsx";
import { Quotation } from "../../components/shared-sections.tsx";

/** Testimonials of equal weight. */
export function LearnerWords({ title, items }: typeof testimonials) {
  return (
    <Section tone="tint" labelledBy="testimonials-title">
      <SectionIntro id="testimonials-title" title={title} />
      <Columns lg="1fr 1fr" columnGap="16" rowGap="8">
        {items.map((item) => (
          <Quotation key={item.name} {...item} />
        ))}
      </Columns>
    </Section>
  );
}
