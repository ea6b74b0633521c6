import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink, RouteLink } from "../../components/links.tsx";
import { BlankSides } from "./blank-sides.tsx";

interface PackMissingProps {
  words: RolePackCopy["missing"];
  /** True if the URL has a hash that isn't a pack. */
  isUnreadable: boolean;
}

/** Explains a role pack and how to get one. It also appears briefly before a pack is drawn. */
export function PackMissing({ words, isUnreadable }: PackMissingProps) {
  return (
    <Band tone="tint" labelledBy="pack-title" data-scripts="now">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }} gap="gap" alignItems="center">
        <div>
          <Heading as="h1" id="pack-title" textStyle="display">
            {words.title}
          </Heading>
          <Text textStyle="lead" marginTop="5" maxWidth="measure">
            {words.lead}
          </Text>
          {isUnreadable && (
            <Text
              role="status"
              marginTop="5"
              paddingInlineStart="4"
              borderInlineStartWidth="thick"
              borderColor="colorPalette.line"
              maxWidth="measure"
              fontWeight="semibold"
            >
              {words.unreadable}
            </Text>
          )}
          <Heading as="h2" textStyle="h4" marginTop="8">
            {words.contents.title}
          </Heading>
          <List.Root marginTop="3" maxWidth="measure">
            {words.contents.items.map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
          </List.Root>
          <Text marginTop="5" maxWidth="measure">
            {words.how}
          </Text>
          <Text
            fontWeight="semibold"
            marginTop="5"
            maxWidth="measure"
            display="none"
            css={{ "@media (scripting: none)": { display: "block" } }}
          >
            {words.withoutScripts}
          </Text>
          <Flex flexWrap="wrap" alignItems="center" gap="6" marginTop="8">
            <ButtonLink to={words.start.to} size="lg">
              {words.start.label}
            </ButtonLink>
            <RouteLink to={words.gallery.to} variant="standalone">
              {words.gallery.label}
            </RouteLink>
          </Flex>
        </div>
        <BlankSides />
      </Grid>
    </Band>
  );
}
