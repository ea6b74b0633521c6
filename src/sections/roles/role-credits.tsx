import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Credit } from "../../../data/quiz/credits.ts";
import { Band } from "../../components/band.tsx";
import { ExternalLink } from "../../components/links.tsx";

interface RoleCreditsProps {
  title: string;
  credits: readonly Credit[];
}

export function RoleCredits({ title, credits }: RoleCreditsProps) {
  return (
    <Band labelledBy="credits-title" paddingY="12">
      <Heading as="h2" id="credits-title" textStyle="h4">
        {title}
      </Heading>
      {credits.map(({ text, link }) => (
        <Text key={link.href} textStyle="small" marginTop="3" maxWidth="measure">
          {text} <ExternalLink href={link.href}>{link.label}</ExternalLink>
        </Text>
      ))}
    </Band>
  );
}
