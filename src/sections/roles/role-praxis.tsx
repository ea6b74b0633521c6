import { Box, chakra, Flex, List, Text } from "@chakra-ui/react";
import type { rolePage } from "../../../data/quiz/role-pages.ts";
import type { Praxis, Role } from "../../../data/quiz/roles.ts";
import { Columns, Flow, H2, H3Link, Lead, Section, SectionHeading } from "../../components/section.tsx";
import type { SuitedProgram } from "../../quiz/quiz-content.ts";

interface RolePraxisProps extends Pick<Role, "invitation" | "praxis"> {
  words: (typeof rolePage)["praxis"] & Pick<typeof rolePage, "invitation">;
}

const places = ["self", "home", "work"] as const satisfies readonly (keyof Praxis)[];

export function RolePraxis({ invitation, praxis, words }: RolePraxisProps) {
  return (
    <Section tone="sunken">
      <Columns lg="5fr 6fr" columnGap="20" rowGap="14">
        <div>
          <SectionHeading title={words.invitation} text={invitation} size="h3" textStyle="quote" />
        </div>
        <Flow>
          <H2 textStyle="h3">{words.title}</H2>
          <Columns as="ul" rowGap="6">
            {places.map((place, index) => (
              <Flex as="li" key={place} flexWrap="wrap" columnGap="6">
                <Reach rings={index + 1} />
                <Box flex="1 1 14rem" minWidth="0">
                  <SectionHeading level="h3" title={words.places[place]} text={praxis[place]} size="h4" />
                </Box>
              </Flex>
            ))}
          </Columns>
        </Flow>
      </Columns>
    </Section>
  );
}

const Svg = chakra("svg", { base: { boxSize: "14", flexShrink: "0", fill: "[none]", stroke: "[var(--hue)]" } });

/** Draws three rings. The number of solid ones shows how far from oneself a practice reaches. */
function Reach({ rings }: { rings: number }) {
  return (
    <Svg viewBox="-50 -50 100 100" aria-hidden="true" strokeWidth="6">
      {[10, 27, 44].map((radius, ring) => (
        <circle key={radius} r={radius} strokeDasharray={ring < rings ? undefined : "2 9"} />
      ))}
    </Svg>
  );
}

interface RoleProgramsProps {
  title: string;
  /** Best match first. */
  programs: readonly SuitedProgram[];
}

export function RolePrograms({ title, programs }: RoleProgramsProps) {
  const [first, ...others] = programs;
  return (
    <Section tone="tint" colorPalette="night" isOnward labelledBy="programs-title">
      <H2 id="programs-title">{title}</H2>
      <Columns lg="5fr 6fr" columnGap="20" rowGap="8">
        {first && (
          <Flow>
            <H3Link to={first.url}>{first.title}</H3Link>
            <Lead>{first.why}</Lead>
          </Flow>
        )}
        <List.Root variant="ruled" borderColor="colorPalette.line">
          {others.map(({ title, url, why }) => (
            <List.Item key={url} paddingY="3">
              <H3Link to={url} textStyle="h4">
                {title}
              </H3Link>
              <Text>{why}</Text>
            </List.Item>
          ))}
        </List.Root>
      </Columns>
    </Section>
  );
}
