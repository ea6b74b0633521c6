import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { rolePage } from "../../../data/quiz/role-pages.ts";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { Columns, H1, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

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
          <SectionHeading title={titles.challenge} text={role.challenge} size="h3" marginTop="4" />
        </Box>
        <Box
          maxWidth="measure"
          marginLeft={{ lg: "24" }}
          borderTopWidth="accent"
          borderColor="[var(--hue)]"
          paddingTop="5"
        >
          <SectionHeading title={titles.contribution} text={role.contribution} size="h3" marginTop="4" />
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
    <Section
      labelledBy="role-title"
      width="wide"
      bg={{ base: "bg.canvas", _mixes: "[color-mix(in oklab, var(--hue) 11%, {colors.bg.canvas})]" }}
    >
      <Columns lg="1fr 1fr" gap="gap" alignItems="center">
        <div>
          <Breadcrumbs trail={trail} />
          <Flex flexWrap="wrap" alignItems="center" gap="5">
            <RoleDisc role={icon} boxSize={{ base: "24", md: "32" }} />
            {/* A long name moves below the icon instead of breaking. */}
            <Box flex="1 1 12rem" maxWidth="full">
              <H1 id="role-title">{title}</H1>
            </Box>
          </Flex>
          <Text textStyle="quote" marginTop="8" paddingLeft="6" borderLeftWidth="accent" borderColor="[var(--hue)]">
            {tagline}
          </Text>
          <Lead marginTop="6">{gloss}</Lead>
        </div>
        {/* Smaller on paper, where the text comes first. */}
        <Box width="full" _print={{ maxWidth: "[20rem]" }}>
          {children}
        </Box>
      </Columns>
    </Section>
  );
}

export function RolePillars({
  title,
  intro,
  instead,
  pillars,
}: (typeof rolePage)["pillars"] & { pillars: readonly Pillar[] }) {
  return (
    <Section labelledBy="pillars-title">
      <SectionHeading id="pillars-title" title={title} text={intro} marginTop="3" maxWidth="measure" />
      {pillars.map(({ key, name, meaning, antidote }) => (
        <Columns
          lg="1fr 1fr"
          key={key}
          gap="gap"
          marginTop="8"
          paddingTop="5"
          borderTopWidth="thin"
          borderColor="border.control"
        >
          <div>
            <SectionHeading level="h3" title={name} text={meaning} marginTop="2" />
          </div>
          <Box borderLeftWidth="accent" borderColor="[var(--hue)]" paddingLeft="6">
            <strong>{instead}</strong>
            <Text>{antidote}</Text>
          </Box>
        </Columns>
      ))}
    </Section>
  );
}

interface Neighbor {
  key: RoleKey;
  name: string;
  to: string;
  /** Position on the wheel, from 0. */
  place: number;
}

export function RoleNeighbors({
  title,
  before,
  after,
  all,
  neighbors,
}: (typeof rolePage)["neighbors"] & { neighbors: readonly Neighbor[] }) {
  return (
    <Section paddingBottom="0">
      <nav aria-labelledby="neighbors-title">
        <SectionHeading id="neighbors-title" title={title} size="h4" />
        <Flex as="ul" flexWrap="wrap" alignItems="center" gap="gap" marginTop="4">
          {neighbors.map(({ key, name, to, place }, index) => (
            <Flex
              as="li"
              key={key}
              flex="1 1 16rem"
              flexWrap="wrap"
              minWidth="0"
              alignItems="center"
              gap="4"
              css={hue(place)}
            >
              <RoleDisc role={key} boxSize="16" />
              <Box maxWidth="full">
                <Text textStyle="label">{index === 0 ? before : after}</Text>
                <H3>
                  <RouteLink to={to} variant="standalone" overflowWrap="anywhere">
                    {name}
                  </RouteLink>
                </H3>
              </Box>
            </Flex>
          ))}
          <Box as="li">
            <SmartLink link={all} variant="standalone" />
          </Box>
        </Flex>
      </nav>
    </Section>
  );
}
