import { List } from "@chakra-ui/react/list";

interface ItemsProps extends List.RootProps {
  /** Different from each other. */
  of: readonly string[];
}

export function Items({ of, ...rest }: ItemsProps) {
  return (
    <List.Root {...rest}>
      {of.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List.Root>
  );
}
