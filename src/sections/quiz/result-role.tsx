import { Box, Button, DataList, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { download } from "../../components/download.ts";
import { ActionRow, ButtonLink } from "../../components/links.tsx";
import { Columns, Eyebrow, Flow, H2, Note, Section } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { practiceCalendar } from "../../quiz/practice-calendar.ts";
import { rolePath } from "../../quiz/role-link.ts";
import { splitSentence } from "../../quiz/split-sentence.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";
import { ShareMenu } from "./result-actions.tsx";

interface ResultRoleProps {
  role: Role;
  /** Position on the wheel, from 0. */
  place: number;
  words: Pick<QuizCopy, "actions" | "results">;
  /** Path of the page that draws a wheel of this result and others. Set only for the first role. */
  together?: string;
}

const lines = ["gift", "challenge", "contribution"] as const;
const places = ["home", "work"] as const;

/** The practice of a role, and the rest of its text in closed disclosures, most of which show the first sentence. */
export function ResultRole({ role, place, words: { actions, results }, together }: ResultRoleProps) {
  const { practice, praxis, parts } = results;
  const titleId = `${role.key}-title`;
  const url = window.location.origin + rolePath(role.key);
  const save = () => {
    const title = practice.eventTitle.replace("{role}", role.name);
    const text = practiceCalendar({ title, text: role.praxis.self, url }, new Date());
    download(practice.file.replace("{role}", role.key), text, "text/calendar");
  };
  return (
    <Section labelledBy={titleId} css={hue(place)}>
      <Columns lg="1fr 1fr" columnGap={{ lg: "20" }} rowGap="6">
        <Flow>
          <Flex alignItems="center" gap="4">
            <RoleDisc role={role.key} boxSize="16" />
            <Box>
              <Eyebrow>{role.name}</Eyebrow>
              <H2 id={titleId} textStyle="h3">
                {practice.title}
              </H2>
            </Box>
          </Flex>
          <Text textStyle="quote">{role.praxis.self}</Text>
          <ActionRow gap="3">
            <Button onClick={save}>
              <Icon name="calendar" size="icon.sm" />
              <span>
                {practice.calendar}
                <VisuallyHidden>: {role.name}</VisuallyHidden>
              </span>
            </Button>
            {together && (
              <>
                <ShareMenu label={actions.share} text={`${actions.shareText} ${role.name}`} link={url} />
                <ButtonLink to={together} variant="outline">
                  {results.together}
                </ButtonLink>
              </>
            )}
          </ActionRow>
          <Note>{practice.calendarNote}</Note>
        </Flow>
        <Box>
          {lines.map((line) => {
            const { first, rest } = splitSentence(role[line]);
            return (
              <Disclosure key={line} summary={<Opening label={parts[line]} text={first} />}>
                {rest}
              </Disclosure>
            );
          })}
          <Disclosure summary={practice.more}>
            <DataList.Root>
              {places.map((where) => (
                <DataList.Item key={where}>
                  <DataList.ItemLabel>{praxis[where]}</DataList.ItemLabel>
                  <DataList.ItemValue>{role.praxis[where]}</DataList.ItemValue>
                </DataList.Item>
              ))}
              <DataList.Item>
                <DataList.ItemLabel>{parts.invitation}</DataList.ItemLabel>
                <DataList.ItemValue>{role.invitation}</DataList.ItemValue>
              </DataList.Item>
            </DataList.Root>
          </Disclosure>
        </Box>
      </Columns>
    </Section>
  );
}

function Opening({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {label}
      <Text as="span" display="block" textStyle="body" fontWeight="normal" marginTop="1">
        {text}
      </Text>
    </span>
  );
}
