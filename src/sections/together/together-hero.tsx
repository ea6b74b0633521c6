import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Role } from "../../../data/quiz/roles.ts";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Note, PageHeading, Section } from "../../components/section.tsx";

/** Sorted in the order of the wheel. */
export type NamedRoles = readonly Pick<Role, "key" | "name">[];

interface TogetherHeroProps {
  words: TogetherPage;
  /** Text about the parts of the link that the page cannot read. */
  problem: string | false;
  /** The form. */
  children: ReactNode;
}

/** The `data-stateful` loads React at once if the address contains a group. */
export function TogetherHero({ words, problem, children }: TogetherHeroProps) {
  return (
    <Section tone="tint" labelledBy="together-title" data-stateful="">
      <Columns lg="1fr 1fr" gap="gap" alignItems="start">
        <Box>
          <PageHeading id="together-title" title={words.title} lead={words.lead} size="h1" maxWidth="measure" />
          {problem && (
            <Text
              role="alert"
              marginTop="6"
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
          <Note marginTop="5" maxWidth="measure">
            {words.privacy}
          </Note>
          <SmartLink link={words.own} variant="standalone" marginTop="3" />
          <Box marginTop="6" display="none" css={{ "@media (scripting: none)": { display: "block" } }}>
            <Text marginBottom="4">{words.withoutScripts.text}</Text>
            <SmartButton link={words.withoutScripts.link} size="lg" />
          </Box>
        </Box>
        {children}
      </Columns>
    </Section>
  );
}
