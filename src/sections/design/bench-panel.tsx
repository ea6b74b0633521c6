import { Box, type BoxProps, Heading } from "@chakra-ui/react";

interface BenchPanelProps extends Omit<BoxProps, "title" | "id"> {
  id: string;
  title: string;
}

export function BenchPanel({ id, title, children, ...rest }: BenchPanelProps) {
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
      <Heading as="h2" id={id} tabIndex={-1} textStyle="h4" marginBottom="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
