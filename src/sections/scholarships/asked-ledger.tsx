import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Icon } from "../../drawings/icon.tsx";

interface AskedLedgerProps {
  icon: "check" | "close";
  title: string;
  items: readonly string[];
}

/** One side of an account: a ruled line for each thing. */
export function AskedLedger({ icon, title, items }: AskedLedgerProps) {
  return (
    <div>
      <Heading as="h3" textStyle="h4">
        {title}
      </Heading>
      <Box as="ul" listStyle="none" marginTop="2">
        {items.map((item) => (
          <Flex as="li" key={item} gap="3" paddingY="3" borderTopWidth="thin" borderColor="border.subtle">
            <Icon name={icon} size="icon.sm" color="colorPalette.fg" flexShrink="0" marginTop="1" />
            {item}
          </Flex>
        ))}
      </Box>
    </div>
  );
}
