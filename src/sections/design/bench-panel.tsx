import { Box, type BoxProps, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface BenchPanelProps extends Omit<BoxProps, "title" | "id"> {
  id: string;
  title: string;
  /** A control beside the title. */
  action?: ReactNode;
}

export function BenchPanel({ id, title, action, children, ...rest }: BenchPanelProps) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.raised"
      borderWidth="thin"
      borderRadius="panel"
      padding={{ base: "4", md: "6" }}
      minWidth="0"
      {...rest}
    >
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" marginBottom="4">
        <Heading as="h2" id={id} tabIndex={-1} textStyle="h4">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
