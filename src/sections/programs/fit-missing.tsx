import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";

interface FitMissingProps {
  text: string;
  link: SiteLink;
}

/** Notice above the list if the device has no finished quiz. */
export function FitMissing({ text, link }: FitMissingProps) {
  return (
    <Band width="wide" tone="tint" colorPalette="clay" paddingY="10">
      <Flex flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
        <Text textStyle="lead" maxWidth="measure">
          {text}
        </Text>
        <ButtonLink to={link.to} size="lg">
          {link.label}
        </ButtonLink>
      </Flex>
    </Band>
  );
}
