import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Cards } from "../../components/cards.tsx";
import { Columns, Flow, H1, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";

interface RolePortraitProps {
  titles: Record<"gift" | "challenge" | "contribution", string>;
  role: Pick<Role, "key" | "gift" | "challenge" | "contribution">;
}

export function RolePortrait({ titles, role }: RolePortraitProps) {
  return (
    <Section>
      <Columns lg="7fr 5fr" columnGap="20" rowGap="12">
        <div>
          <SectionHeading title={titles.gift} lead={role.gift} />
        </div>
        <Box paddingTop={{ lg: "24" }}>
          <SectionHeading title={titles.challenge} text={role.challenge} size="h3" />
        </Box>
        <Box
          maxWidth="measure"
          marginLeft={{ lg: "24" }}
          borderTopWidth="accent"
          borderColor="[var(--hue)]"
          paddingTop="5"
        >
          <SectionHeading title={titles.contribution} text={role.contribution} size="h3" />
        </Box>
        <RoleIcon
          role={role.key}
          display={{ base: "none", lg: "block" }}
          size="[18rem]"
          justifySelf="end"
          marginTop="-10"
          color={{ base: "border.subtle", _mixes: "[color-mix(in oklab, var(--hue) 28%, {colors.bg.canvas})]" }}
        />
      </Columns>
    </Section>
  );
}

interface RoleHeroProps extends Pick<Role, "gloss" | "tagline"> {
  icon: RoleKey;
  title: string;
  trail: Trail;
  children: ReactNode;
}

export function RoleHero({ icon, title, trail, gloss, tagline, children }: RoleHeroProps) {
  return (
    <Section labelledBy="role-title" tone="hue">
      <Columns lg="1fr 1fr" gap="gap" alignItems="center">
        <Flow>
          <Breadcrumbs trail={trail} />
          <Flex flexWrap="wrap" alignItems="center" gap="5">
            <RoleDisc role={icon} boxSize={{ base: "24", md: "32" }} />
            {/* A long name moves below the icon instead of breaking. */}
            <Box flex="1 1 12rem" maxWidth="full">
              <H1 id="role-title">{title}</H1>
            </Box>
          </Flex>
          <Text textStyle="quote" paddingLeft="6" borderLeftWidth="accent" borderColor="[var(--hue)]">
            {tagline}
          </Text>
          <Lead>{gloss}</Lead>
        </Flow>
        {/* Smaller on paper, where the text comes first. */}
        <Box width="full" _print={{ maxWidth: "[20rem]" }}>
          {children}
        </Box>
      </Columns>
    </Section>
  );
}

export function RolePillars({ title, pillars }: { title: string; pillars: readonly Pillar[] }) {
  return (
    <Section labelledBy="pillars-title">
      <Cards id="pillars-title" title={title} lg="1fr 1fr" gap="gap">
        {pillars.map(({ key, name, meaning }) => (
          <Box as="li" key={key} maxWidth="measure" borderTopWidth="accent" borderColor="[var(--hue)]" paddingTop="5">
            <SectionHeading level="h3" title={name} text={meaning} />
          </Box>
        ))}
      </Cards>
    </Section>
  );
}
