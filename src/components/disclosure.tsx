import { Box, type BoxProps } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";

interface DisclosureProps extends Omit<BoxProps, "title"> {
  /** What the closed disclosure shows: the question, not "more". */
  summary: ReactNode;
}

/** A question that opens to its answer: the platform’s `details`, so it works before and without scripts. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Box asChild borderBlockEndWidth="thin" borderColor="border.control" {...rest}>
      <details>
        <Box
          as="summary"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minHeight="target"
          paddingY="4"
          textStyle="h4"
          cursor="pointer"
          listStyle="none"
          css={{
            "&::-webkit-details-marker": { display: "none" },
            "details[open] > & > svg": { transform: "rotate(90deg)" },
          }}
        >
          {summary}
          <Icon name="arrow-right" size="icon.sm" />
        </Box>
        <Box paddingBottom="6" maxWidth="measure">
          {children}
        </Box>
      </details>
    </Box>
  );
}
