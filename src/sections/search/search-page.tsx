import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { useThemeSheet } from "../../components/use-theme-sheet.ts";
import { foundStyles } from "../../search/found-styles.ts";
import type { SearchWords } from "../../search/search-words.ts";
import { walkResults } from "../../search/walk-results.ts";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";

/**
 * The query stands in the address, so that what was found can be shared and gone back to. Pages are prerendered without
 * one: where scripts run they search, elsewhere the service writes what it finds into the `<noscript>`.
 */
export function SearchPage({ words }: { words: SearchWords }) {
  const [params, setParams] = useSearchParams();
  const asked = useThemeSheet() ? (params.get("q") ?? "") : "";
  const [answered, setAnswered] = useState("");
  const [typed, setTyped] = useState("");
  if (asked !== answered) {
    setAnswered(asked);
    setTyped(asked);
  }
  return (
    <Band
      tone="sunken"
      minHeight={{ base: "[70vh]", _smallViewport: "[70svh]" }}
      labelledBy="search-title"
      paddingTop={{ base: "10", md: "14" }}
    >
      <Heading as="h1" id="search-title" textStyle="display" marginBottom="6">
        {words.title}
      </Heading>
      <Box maxWidth="measure" onKeyDown={walkResults}>
        <SearchField words={words} typed={typed} onType={setTyped} onSubmit={(q) => setParams({ q: q.trim() })} />
        <VisuallyHidden asChild>
          <h2>{words.resultsTitle}</h2>
        </VisuallyHidden>
        <Box css={{ "@media (scripting: none)": { display: "none" } }}>
          <SearchResults words={words} query={typed} />
        </Box>
        <Box asChild css={foundStyles} marginTop="6">
          <noscript id="found">
            {/* React compares a text with what the service has written here, and leaves an element alone. */}
            <p>{words.unanswered}</p>
          </noscript>
        </Box>
        <RouteLink to={words.siteMap.to} variant="standalone" marginTop="6">
          {words.siteMap.label}
        </RouteLink>
      </Box>
    </Band>
  );
}
