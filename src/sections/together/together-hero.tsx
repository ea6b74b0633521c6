import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Role } from "../../../data/quiz/roles.ts";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, Note, PageHeading, Section } from "../../components/section.tsx";

/** Sorted in the order of the wheel. */
export type NamedRoles = readonly Pick<Role, "key" | "name">[];

interface TogetherHeroProps {
  words: TogetherPage;
  /** Text about the parts of the link that the page cannot read. */
  problem: string | false;
  /** The form. */
  children: ReactNode;
}

/**
 * The first section of the page. Its `data-stateful` attribute loads React without a touch if the URL contains a group.
 */
export function TogetherHero({ words, problem, children }: TogetherHeroProps) {
  return (
    <Section tone="tint" labelledBy="together-title" data-stateful="">
      <Columns lg="1fr 1fr" gap="gap" alignItems="start">
        <Flow>
          <PageHeading id="together-title" title={words.title} lead={words.lead} size="h1" maxWidth="measure" />
          {problem && (
            <Text
              role="alert"
              padding="4"
              bg="error.tint"
              borderInlineStartWidth="error"
              borderColor="error.line"
              borderRadius="control"
              overflowWrap="anywhere"
            >
              {problem}
            </Text>
          )}
          <Note maxWidth="measure">{words.privacy}</Note>
          <SmartLink link={words.own} variant="standalone" />
          <Flow display="none" css={{ "@media (scripting: none)": { display: "block" } }}>
            <Text>{words.withoutScripts.text}</Text>
            <SmartButton link={words.withoutScripts.link} size="lg" />
          </Flow>
        </Flow>
        {children}
      </Columns>
    </Section>
  );
}
