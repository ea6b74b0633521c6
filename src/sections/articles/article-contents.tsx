import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ContentsEntry } from "../../../data/articles/parse-body.server.ts";
import { RouteLink } from "../../components/links.tsx";

interface ArticleContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

export function ArticleContents({ title, entries }: ArticleContentsProps) {
  return (
    <nav aria-labelledby="contents">
      <Text id="contents" textStyle="label" color="colorPalette.fg">
        {title}
      </Text>
      <List.Root as="ol" variant="ruled" borderColor="colorPalette.line" marginTop="3">
        {entries.map(({ id, title }) => (
          <List.Item key={id} paddingY="0">
            <RouteLink to={`#${id}`} variant="nav">
              {title}
            </RouteLink>
          </List.Item>
        ))}
      </List.Root>
    </nav>
  );
}
