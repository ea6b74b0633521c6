import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Icon } from "../../drawings/icon.tsx";

interface ChecklistProps extends Omit<BoxProps, "title"> {
  title: string;
  items: readonly string[];
}

export function Checklist({ title, items, ...rest }: ChecklistProps) {
  return (
    <Box {...rest}>
      <Heading as="h2" textStyle="h4" marginBottom="3">
        {title}
      </Heading>
      <ul>
        {items.map((item) => (
          <Flex as="li" key={item} gap="3" paddingY="2">
            <Icon name="check" size="icon.md" color="colorPalette.line" />
            {item}
          </Flex>
        ))}
      </ul>
    </Box>
  );
}
