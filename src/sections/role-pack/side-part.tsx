import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface SidePartProps extends Pick<BoxProps, "flex"> {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function SidePart({ title, intro, children, ...rest }: SidePartProps) {
  return (
    <Box
      {...rest}
      display="flex"
      flexDirection="column"
      borderTopWidth="medium"
      borderColor="fg.default"
      paddingTop="2"
      _first={{ borderTopWidth: "0", paddingTop: "0" }}
    >
      <Heading as="h2" textStyle="h3">
        {title}
      </Heading>
      {intro && (
        <Text textStyle="small" color="fg.muted">
          {intro}
        </Text>
      )}
      {children}
    </Box>
  );
}
