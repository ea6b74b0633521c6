import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useDeferredValue } from "react";
import { Link as RouterLink } from "react-router-dom";
import { type FoundLink, foundList } from "../../search/found-list.ts";
import { foundStyles } from "../../search/found-styles.ts";
import type { SearchWords } from "../../search/search-words.ts";
import { tellCount } from "../../search/tell-count.ts";
import { useSearch } from "../../search/use-search.ts";

interface SearchResultsProps {
  words: SearchWords;
  query: string;
  /** Stands where nothing is found. */
  elsewhere?: ReactNode;
}

/** What a query finds, how much that is, and what to do where it is nothing. */
export function SearchResults({ words, query, elsewhere }: SearchResultsProps) {
  const wanted = useDeferredValue(query.trim());
  const { state, groups } = useSearch(wanted);
  return (
    <>
      <Text role="status" color="fg.muted" marginY="4">
        {wanted === "" ? words.hint : state === "ready" ? tellCount(groups, words) : words[state]}
      </Text>
      <Box css={foundStyles}>{foundList(groups, ResultLink)}</Box>
      {wanted !== "" && groups.length === 0 && state !== "waiting" && elsewhere}
    </>
  );
}

function ResultLink(link: FoundLink) {
  return <RouterLink discover="none" {...link} />;
}
