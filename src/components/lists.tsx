import { chakra, type HTMLChakraProps, List, Text } from "@chakra-ui/react";
import type { Link } from "../../data/link.ts";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import type { ProgramLink } from "../programs/program-card.ts";
import { SmartLink } from "./links.tsx";
import { Columns, type ColumnsProps, Flow, H3Link, Note } from "./section.tsx";

interface ItemsProps extends List.RootProps {
  /** No two texts may be equal. */
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

/** Lines that begin with the name of their subject. */
export function NamedLines({ of, ...rest }: ColumnsProps & { of: readonly { name: string; text: string }[] }) {
  return (
    <Columns as="ul" gap="2" {...rest}>
      {of.map(({ name, text }) => (
        <li key={name}>
          <strong>{`${name}:`}</strong>
          {` ${text}`}
        </li>
      ))}
    </Columns>
  );
}

/** Facts about an item, on one line if they fit. */
export function Facts({ of }: { of: readonly string[] | undefined }) {
  return of && <Note>{of.join("\u00a0· ")}</Note>;
}

export function PathList({ programs }: { programs: readonly ProgramLink[] }) {
  return (
    <List.Root as="ol" variant="ruled" borderColor="colorPalette.line">
      {programs.map(({ title, summary, url, facts, marks }, index) => (
        <List.Item
          key={url}
          {...marks}
          display="grid"
          gridTemplateColumns={{ base: "3.5rem minmax(0, 1fr)", _largeText: "minmax(0, 1fr)" }}
          paddingY="5"
          borderTopWidth="medium"
        >
          <Text textStyle="numeral" color="colorPalette.fg" aria-hidden>
            {index + 1}
          </Text>
          <Flow rhythm="tight">
            <H3Link to={url}>{title}</H3Link>
            <p>{summary}</p>
            <Facts of={facts} />
          </Flow>
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Separate links, one below the other. */
export function LinkList({ links, ...rest }: HTMLChakraProps<"ul"> & { links: readonly Link[] }) {
  return (
    <chakra.ul {...rest}>
      {links.map((link) => (
        <li key={link.label}>
          <SmartLink link={link} variant="standalone" />
        </li>
      ))}
    </chakra.ul>
  );
}

/** A list with a mark before each item. */
export function CheckedItems({ of, icon = "check", ...rest }: ItemsProps & { icon?: IconName }) {
  return (
    <List.Root variant="plain" {...rest}>
      {of.map((item) => (
        <List.Item key={item}>
          <List.Indicator asChild color="colorPalette.fg">
            <Icon name={icon} size="icon.sm" />
          </List.Indicator>
          {item}
        </List.Item>
      ))}
    </List.Root>
  );
}
