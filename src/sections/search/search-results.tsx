import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useDeferredValue } from "react";
import { foundList } from "../../search/found-list.ts";
import { foundStyles } from "../../search/found-styles.ts";
import type { SearchWords } from "../../search/search-words.ts";
import { tellCount } from "../../search/tell-count.ts";
import { useSearch } from "../../search/use-search.ts";

interface SearchResultsProps {
  words: SearchWords;
  query: string;
}

export function SearchResults({ words, query }: SearchResultsProps) {
  const wanted = useDeferredValue(query.trim());
  const { state, groups } = useSearch(wanted);
  return (
    <>
      <Text role="status" color="fg.muted" marginY="4">
        {wanted === "" ? words.hint : state === "ready" ? tellCount(groups, words) : words[state]}
      </Text>
      <Box css={foundStyles}>{foundList(groups)}</Box>
    </>
  );
}
