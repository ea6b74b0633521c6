import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ListWords } from "../../data/list-words.ts";
import type { Trail } from "../../data/trails.ts";
import { Band } from "./band.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { ListStretch } from "./list-stretch.ts";

interface ListTitleProps {
  trail: Trail;
  title: string;
  stretch: ListStretch<unknown>;
  words: ListWords;
}

export function ListTitle({ trail, title, stretch: { items, first, count }, words }: ListTitleProps) {
  const range = words.range
    .replace("{first}", first.toLocaleString("en-US"))
    .replace("{last}", (first + items.length - 1).toLocaleString("en-US"))
    .replace("{count}", count.toLocaleString("en-US"));
  return (
    <Band tone="tint" width="wide" labelledBy="list-title" paddingTop="8" paddingBottom="10">
      <Breadcrumbs trail={trail} />
      <Heading as="h1" id="list-title" textStyle="h1" marginTop="4">
        {title}
      </Heading>
      {items.length > 0 && (
        <Text textStyle="lead" color="fg.muted" marginTop="2">
          {range}
        </Text>
      )}
    </Band>
  );
}
