import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ContactPage } from "../../../data/contact.ts";
import { SmartLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";

export function QuickActions({ title, actions }: ContactPage["quickActions"]) {
  return (
    <Box
      as="section"
      aria-labelledby="quick-title"
      bg="colorPalette.tint"
      borderRadius="panel"
      padding="[clamp(0.75rem, 20vw - 3rem, 1.5rem)]"
    >
      <Heading as="h2" id="quick-title" textStyle="h3">
        {title}
      </Heading>
      <Box as="ul" listStyle="none" marginTop="2">
        {actions.map(({ link, gloss, icon }) => (
          <Flex as="li" key={link.label} gap="4" paddingY="2">
            <Icon name={icon} size="icon.md" color="colorPalette.fg" flexShrink="0" marginTop="2" />
            <Box minWidth="0">
              <SmartLink link={link} variant="standalone" />
              <Text textStyle="small" color="fg.muted">
                {gloss}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
