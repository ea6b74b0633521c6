import type { FAQPage, WithContext } from "schema-dts";

interface Answered {
  question: string;
  answer: string;
}

/** Describes a page's questions and answers for search engines (https://schema.org/FAQPage). */
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
