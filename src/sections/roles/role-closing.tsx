import { Flex, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../../data/link.ts";
import type { Credit } from "../../../data/quiz/credits.ts";
import { ExternalLink, SmartButton } from "../../components/links.tsx";
import { Section, SectionHeading } from "../../components/section.tsx";

export function RoleClosing({ title, text, link }: { title: string; text: string; link: SiteLink }) {
  return (
    <Section tone="deep" isOnward labelledBy="closing-title">
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="gap">
        <Flex direction="column" flex="1 1 20rem" gap="4" maxWidth="measure">
          <SectionHeading id="closing-title" title={title} text={text} />
        </Flex>
        <SmartButton link={link} size="lg" variant="onDeep" />
      </Flex>
    </Section>
  );
}

export function RoleCredits({ title, credits }: { title: string; credits: readonly Credit[] }) {
  return (
    <Section labelledBy="credits-title" paddingY="12">
      <SectionHeading id="credits-title" title={title} size="h4" />
      {credits.map(({ text, link }) => (
        <Text key={link.href} textStyle="small" marginTop="3" maxWidth="measure">
          {text} <ExternalLink href={link.href}>{link.label}</ExternalLink>
        </Text>
      ))}
    </Section>
  );
}
