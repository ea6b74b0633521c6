import { Flex, Text } from "@chakra-ui/react";
import type { roleCredit, rolePage, rolesPage } from "../../../data/quiz/role-pages.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Section, SectionHeading } from "../../components/section.tsx";

type Words = (typeof rolePage)["closing"] | (typeof rolesPage)["invitation"];

export function RoleClosing({ title, link, ...rest }: Words) {
  return (
    <Section tone="deep" isOnward labelledBy="closing-title">
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="gap">
        <Flex direction="column" flex="1 1 20rem" gap="4" maxWidth="measure">
          <SectionHeading id="closing-title" title={title} {...rest} />
        </Flex>
        <SmartButton link={link} size="lg" variant="onDeep" />
      </Flex>
    </Section>
  );
}

export function RoleCredit({ text, link }: typeof roleCredit) {
  return (
    <Section paddingY="12">
      <Text textStyle="small">
        {text} <SmartLink link={link} />
      </Text>
    </Section>
  );
}
