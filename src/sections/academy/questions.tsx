import type { Question } from "../../../data/academy.ts";
import { Band } from "../../components/band.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
}

export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Band isStatic width="wide" labelledBy="questions-title">
      <Split>
        <SectionIntro id="questions-title" title={title} />
        <div>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Split>
    </Band>
  );
}
