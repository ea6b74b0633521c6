import { Button, chakra, Input, Link, Text } from "@chakra-ui/react";
import type { answers } from "../../../data/forms/answers.ts";
import type { OutsideLink } from "../../../data/link.ts";
import { ButtonLink, SmartButton } from "../../components/links.tsx";
import { LinkList } from "../../components/lists.tsx";
import { H1, Lead, Section } from "../../components/section.tsx";

interface AnswerProps {
  words: (typeof answers)["template"];
  /** Link to the sent form, if the service sends no mail. */
  keep: { label: string; text: string };
  /** Link to the page that takes a gift's payment. */
  pay: OutsideLink;
}

/**
 * Response to a form sent without scripts. The intake writes its message into the elements by their IDs, shows the ones
 * that are hidden here, and hides the onward links. Without changes, the page is for a visitor who opens its URL
 * directly.
 */
export function Answer({ words, keep, pay }: AnswerProps) {
  return (
    <Section tone="tint" width="measure" isTall labelledBy="answer-title">
      <H1 id="answer-title" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </H1>
      <Lead id="answer-text">{words.text}</Lead>
      <Text id="answer-detail" hidden>
        <strong />
        <br />
        <span />
        <br />
        <Link href="/events">{words.calendar}</Link>
      </Text>
      <Lead id="answer-reference" hidden>
        {words.reference}: <strong />
      </Lead>
      <Text id="answer-keep" hidden>
        <Link href="/contact">{keep.label}</Link>
        <br />
        {keep.text}
      </Text>
      {/* One term and one description, for the intake to repeat. Line breaks are kept, and a long word breaks. */}
      <chakra.dl id="answer-entries" hidden>
        <chakra.dt color="fg.muted" textStyle="small" borderTopWidth="thin" paddingTop="3" />
        <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere" paddingBottom="3" />
      </chakra.dl>
      <Text id="answer-pay" hidden>
        <strong />
        <br />
        <SmartButton link={pay} size="lg" />
      </Text>
      <form id="answer-form" method="post" hidden>
        <chakra.div id="answer-code" hidden marginTop="6">
          <chakra.label htmlFor="answer-token" textStyle="label" display="block" marginBottom="2">
            {words.code}
          </chakra.label>
          <Input id="answer-token" name="token" autoComplete="off" />
        </chakra.div>
        <Button type="submit" size="lg" marginTop="8">
          {words.button}
        </Button>
      </form>
      <LinkList id="answer-ways" links={words.ways} />
      <ButtonLink id="answer-again" hidden to="/events" marginEnd="3">
        {words.again}
      </ButtonLink>
      <ButtonLink to="/" variant="outline">
        {words.home}
      </ButtonLink>
    </Section>
  );
}
