import type { FAQPage, WithContext } from "schema-dts";

interface Answered {
  question: string;
  answer: string;
}

/** Questions and answers that stand on a page in schema.org’s words (https://schema.org/FAQPage). */
export function faqStructuredData(questions: readonly Answered[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
