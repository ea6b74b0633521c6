import { Text } from "@chakra-ui/react";
import type { FoundRoleCopy } from "../../../data/quiz/quiz-copy.ts";
import { SmartButton } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { foundRoleId } from "../../quiz/role-link.ts";

/**
 * The role in the URL, such as `/quiz?role=weaver`, for visitors without scripts. The service fills it in and shows it
 * (server/http/role-previews.ts). It is outside the quiz's island, so React doesn't hydrate it.
 */
export function FoundRole({ words }: { words: FoundRoleCopy }) {
  return (
    <Section
      // A `div`, because rendering waits for the page's first `section` (prerender/finish-page.ts).
      as="div"
      id={foundRoleId}
      hidden
      tone="deep"
      display="none"
      // Without cascade layers, the page lacks the reset's rule that hides the element.
      css={{ "@media (scripting: none)": { "&:not([hidden])": { display: "block" } } }}
    >
      <Text textStyle="label">{words.eyebrow}</Text>
      {/* Not a heading, because the page's first heading is in the island below. */}
      <Text id={`${foundRoleId}-name`} textStyle="h1" fontFamily="heading" />
      <Text id={`${foundRoleId}-tagline`} textStyle="quote" maxWidth="measure" />
      <Text maxWidth="measure">{words.whose}</Text>
      <SmartButton id={`${foundRoleId}-link`} link={words.more} variant="onDeep" size="lg" />
    </Section>
  );
}
