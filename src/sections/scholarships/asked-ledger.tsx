import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Icon } from "../../drawings/icon.tsx";

interface AskedLedgerProps {
  icon: "check" | "close";
  title: string;
  items: readonly string[];
}

export function AskedLedger({ icon, title, items }: AskedLedgerProps) {
  return (
    <div>
      <Heading as="h3" textStyle="h4">
        {title}
      </Heading>
      <List.Root variant="ruled" marginTop="2">
        {items.map((item) => (
          <List.Item key={item} display="flex" gap="3" paddingY="3">
            <Icon name={icon} size="icon.sm" color="colorPalette.fg" flexShrink="0" marginTop="1" />
            {item}
          </List.Item>
        ))}
      </List.Root>
    </div>
  );
}
