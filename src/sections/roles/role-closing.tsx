import { Flex, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../../data/link.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Section, SectionHeading } from "../../components/section.tsx";

export function RoleClosing({ title, text, link }: { title: string; text?: string; link: SiteLink }) {
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

export function RoleCredit({ text, link }: { text: string; link: SiteLink }) {
  return (
    <Section paddingY="12">
      <Text textStyle="small">
        {text} <SmartLink link={link} />
      </Text>
    </Section>
  );
}
