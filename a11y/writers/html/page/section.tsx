import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: "canvas" | "sunken";
  children: ReactNode;
}

export function Section({ id, title, lead, tone = "canvas", children }: SectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} bg={`bg.${tone}`} paddingY={{ base: "10", md: "16" }}>
      <Box maxWidth="wide" marginX="auto" paddingX="gutter">
        {/* Receives the focus when a filter link leads here. */}
        <Heading as="h2" textStyle="h2" id={`${id}-title`} tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Text maxWidth="measure" marginTop="4" color="fg.muted">
            {lead}
          </Text>
        )}
        <Box marginTop="8">{children}</Box>
      </Box>
    </Box>
  );
}
