import { Button, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { Program } from "../../../data/programs.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { trackRecommendation } from "../../analytics/track.ts";
import { Announce } from "../../components/announce.tsx";
import { countInWords } from "../../components/count-in-words.ts";
import { RouteLink, SmartButton } from "../../components/links.tsx";
import { Columns, Eyebrow, Flow, H3 } from "../../components/section.tsx";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import { deviceFit, type FitQuiz } from "../../programs/device-fit.ts";
import { programIn } from "../../quiz/quiz-content.ts";
import { RoleLinks } from "../../quiz/role-links.tsx";

export type FitWords = Pick<QuizCopy["results"], "eyebrow" | "eyebrowTie" | "tie" | "alsoTied">;

interface FitHeaderProps {
  words: FitWords;
  /** Every role with the most answers. The first two are the visitor's. */
  leading: readonly Pick<Role, "key" | "name">[];
}

function FitHeader({ words, leading }: FitHeaderProps) {
  const [own, alsoTied] = [leading.slice(0, 2), leading.slice(2)];
  const isTie = own.length > 1;
  return (
    <>
      <Eyebrow>{isTie ? words.eyebrowTie : words.eyebrow}</Eyebrow>
      <H3 id="fit-title">
        <RoleLinks roles={own} between=" and " />
      </H3>
      {isTie && <Text>{words.tie}</Text>}
      {alsoTied.length > 0 && (
        <Text>
          {`${words.alsoTied} `}
          <RoleLinks roles={alsoTied} between=", " />
        </Text>
      )}
    </>
  );
}

interface ProgramFitProps {
  words: (typeof programsPage)["fits"];
  resultWords: FitWords;
  /** Label of the link that resumes the quiz. */
  goOn: string;
  quiz: FitQuiz;
  /** Every program that a role recommends. */
  programs: readonly Program[];
}

/**
 * A button that lists the programs that fit this device’s quiz result, with reasons. Without a result, it shows a link
 * to the quiz.
 */
export function ProgramFit(props: ProgramFitProps) {
  const { words } = props;
  const [order, choose] = useUrlChoice<"ours" | "mine">("order", ["ours", "mine"]);
  const element = useRef<HTMLDivElement>(null);
  const isShown = order === "mine";
  useEffect(() => {
    const disclosure = element.current?.closest("details");
    if (isShown && disclosure) disclosure.open = true;
  }, [isShown]);
  return (
    <Flow ref={element} data-scripts="touch" data-stateful="">
      <Button variant="outline" aria-expanded={isShown} onClick={() => choose(isShown ? "ours" : "mine")}>
        {words.mine}
      </Button>
      {isShown ? <Fit {...props} /> : <Announce message="" />}
    </Flow>
  );
}

function Fit({ words, resultWords, goOn, quiz, programs }: ProgramFitProps) {
  const [fit] = useState(() => deviceFit(quiz, new Date()));
  if (fit.state !== "found") {
    const link = fit.state === "begun" ? { label: goOn, to: `/quiz#${fit.step}` } : words.none.link;
    return (
      <>
        <Text role="status">{words[fit.state].text}</Text>
        <SmartButton link={link} />
      </>
    );
  }
  const { leading, programs: fitting } = fit;
  return (
    <Flow>
      <FitHeader
        words={resultWords}
        leading={leading.flatMap((key) => quiz.roles.find((role) => role.key === key) ?? [])}
      />
      <Text role="status">{countInWords(fitting.length, words)}</Text>
      <Columns as="ol" gap="5">
        {fitting.map((slug) => {
          const { title, url, rationale } = programIn(programs, slug);
          return (
            <li key={slug}>
              <RouteLink
                to={url}
                variant="standalone"
                onClick={() => trackRecommendation(slug, leading[0], "programs")}
              >
                {title}
              </RouteLink>
              <Text>{rationale}</Text>
            </li>
          );
        })}
      </Columns>
    </Flow>
  );
}
