import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { SiteLink } from "../../../data/link.ts";
import type { rolesPage } from "../../../data/quiz/role-pages.ts";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import { Cards } from "../../components/cards.tsx";
import { RouteLink, SmartButton } from "../../components/links.tsx";
import { Columns, Flow, H3, Lead, PageHeading, Section } from "../../components/section.tsx";
import { RoleMarks } from "../../drawings/role-icon.tsx";
import { atItsPlace, type Segment, wheelSegments } from "../../wheel/geometry.ts";
import { Hub } from "../../wheel/hub.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue, placeClass } from "../../wheel/role-order.ts";
import { Frame, Group, Svg } from "../../wheel/wheel-svg.ts";

interface RoleEntry extends Pick<Role, "key" | "name" | "gloss" | "tagline"> {
  to: string;
}

/** Shows the ten roles in two columns. The right one is half a step lower, so that the eye moves back and forth. */
export function RolesList({ title, roles }: { title: string; roles: readonly RoleEntry[] }) {
  return (
    <Section labelledBy="list-title">
      <Cards
        id="list-title"
        title={title}
        lg="1fr 1fr"
        paddingBottom={{ lg: "24" }}
        columnGap="20"
        rowGap={{ base: "10", lg: "14" }}
      >
        {roles.map(({ key, name, gloss, tagline, to }, place) => (
          <Flex
            as="li"
            key={key}
            position="relative"
            top={{ lg: place % 2 ? "24" : "0" }}
            flexWrap="wrap"
            alignItems="start"
            gap="6"
            css={hue(place)}
          >
            <RoleDisc role={key} boxSize={{ base: "20", md: "28" }} />
            {/* Moves below the disc if large text leaves no room next to it. */}
            <Box flex="1 1 12rem" minWidth="0" borderTopWidth="medium" borderColor="[var(--hue)]" paddingTop="2">
              <H3>
                <RouteLink to={to} variant="standalone" overflowWrap="anywhere">
                  {name}
                </RouteLink>
              </H3>
              <Lead>{tagline}</Lead>
              <Text color="fg.muted">{gloss}</Text>
            </Box>
          </Flex>
        ))}
      </Cards>
    </Section>
  );
}

interface RolesHeroProps extends Pick<typeof rolesPage, "title" | "lead" | "note"> {
  link: SiteLink;
  children: ReactNode;
}

export function RolesHero({ title, lead, note, link, children }: RolesHeroProps) {
  return (
    <Section tone="sunken" labelledBy="roles-title">
      <Columns lg="2fr 3fr" gap="gap" templateRows={{ lg: "auto 1fr" }}>
        <Flow>
          <PageHeading id="roles-title" title={title} lead={lead} />
          <SmartButton link={link} size="lg" />
        </Flow>
        <Box gridRow={{ lg: "span 2" }} gridColumn={{ lg: "2" }}>
          {children}
        </Box>
        <Text alignSelf="end" maxWidth="measure" borderTopWidth="medium" borderColor="border.control" paddingTop="4">
          {note}
        </Text>
      </Columns>
    </Section>
  );
}

interface RolesWheelProps {
  /** Roles clockwise, in the order of the wheel's colors. */
  roles: readonly Pick<RoleEntry, "key" | "name" | "to">[];
  /** Text in the center while no segment is hovered or focused. */
  middle: string;
  /** Text alternative for the wheel. */
  label: string;
}

/** The wheel without a result: all ten segments in full color, each a link to its role. */
export function RolesWheel({ roles, middle, label }: RolesWheelProps) {
  const id = useId();
  const segments = wheelSegments({ keys: roles.map(({ key }) => key), lit: [], turn: 0 });
  return (
    <Frame>
      <Svg viewBox="-466 -466 932 932" role="group" aria-label={label} css={styles}>
        <Group role="list">
          {segments.map((segment) => {
            const { name = "", to } = roles[segment.place] ?? {};
            const line = id + segment.key;
            return (
              <Group key={segment.key} role="listitem">
                <a href={to} className={`segment ${placeClass(segment.place)}`} aria-label={name}>
                  <Face segment={segment} />
                  <path id={line} d={segment.nameLine} />
                  <text className="name" dy=".35em">
                    <textPath href={`#${line}`} startOffset="50%">
                      {name}
                    </textPath>
                  </text>
                </a>
                <Hub names={[name]} />
              </Group>
            );
          })}
        </Group>
        <Hub names={[middle]} />
      </Svg>
    </Frame>
  );
}

const Marks = chakra("g", { base: { color: "wheel.gap", _highContrast: { color: "[Canvas]" } } });

function Face({ segment }: { segment: Segment<RoleKey> }) {
  const { key, background, focus, icon } = segment;
  const [x, y] = icon.map((middle) => Math.round(middle - 24 * scale));
  return (
    <>
      <g transform={atItsPlace(segment)}>
        <path className="full" d={background} />
        <path className="focus halo" d={focus} />
        <path className="focus ring" d={focus} />
      </g>
      <Marks transform={`matrix(${scale} 0 0 ${scale} ${x} ${y})`}>
        <RoleMarks role={key} />
      </Marks>
    </>
  );
}

/** Scale of an icon, which is drawn in 48 units. */
const scale = 2.4;

const styles = {
  "& .full": { stroke: "[currentColor]", strokeWidth: "2" },
  "& .segment:hover .full": { strokeWidth: "12" },
};
