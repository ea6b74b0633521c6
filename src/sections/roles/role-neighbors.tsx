import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface Neighbor {
  key: RoleKey;
  name: string;
  to: string;
  /** Position on the wheel, from 0. */
  place: number;
}

interface RoleNeighborsProps {
  title: string;
  before: string;
  after: string;
  all: SiteLink;
  neighbors: readonly Neighbor[];
}

export function RoleNeighbors({ title, before, after, all, neighbors }: RoleNeighborsProps) {
  return (
    <Band paddingBottom="0">
      <nav aria-labelledby="neighbors-title">
        <Heading as="h2" id="neighbors-title" textStyle="h4">
          {title}
        </Heading>
        <Flex as="ul" listStyle="none" flexWrap="wrap" alignItems="center" gap="gap" marginTop="4">
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
                <Heading as="h3" textStyle="h3">
                  <RouteLink to={to} variant="standalone" overflowWrap="anywhere">
                    {name}
                  </RouteLink>
                </Heading>
              </Box>
            </Flex>
          ))}
          <Box as="li">
            <SmartLink link={all} variant="standalone" />
          </Box>
        </Flex>
      </nav>
    </Band>
  );
}
