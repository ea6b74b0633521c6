import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { useThemeSheet } from "../../components/use-theme-sheet.ts";
import { foundStyles } from "../../search/found-styles.ts";
import { searchAddress, searchFieldId, searchPath } from "../../search/search-file.ts";
import { searchKeySetting } from "../../search/search-key.ts";
import type { SearchWords } from "../../search/search-words.ts";
import { walkResults } from "../../search/walk-results.ts";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchShortcut } from "./search-shortcut.tsx";

/** Milliseconds from the last key press to the URL update. Browsers limit how often the URL may change. */
const typingPause = 300;

/**
 * The query is in the URL, so that Back, Reload and a shared link show the same results. The page is prerendered
 * without a query. Scripts search in the browser. Without them, the service writes its results into the `<noscript>`.
 */
export function SearchPage({ words }: { words: SearchWords }) {
  const isStyled = useThemeSheet();
  /** Undefined until the URL has been read. */
  const [typed, setTyped] = useState<string>();
  const query = typed ?? "";
  // Runs before React draws the field again, with its own value.
  useLayoutEffect(() => setTyped(typedEarly() || undefined), []);
  useEffect(() => {
    if (isStyled) setTyped((current) => current ?? queryInAddress());
  }, [isStyled]);
  const keep = useEffectEvent(() => {
    if (typed !== undefined && query.trim() !== queryInAddress())
      history.replaceState(history.state, "", query.trim() ? searchAddress(query) : searchPath);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(keep, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
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
      {/* Updates the URL before the visitor opens a result. */}
      <Box maxWidth="measure" data-scripts="near" onKeyDown={walkResults} onBlur={keep}>
        <SearchField words={words} typed={query} onType={setTyped} onSubmit={keep} />
        <VisuallyHidden asChild>
          <h2>{words.resultsTitle}</h2>
        </VisuallyHidden>
        <Box css={{ "@media (scripting: none)": { display: "none" } }}>
          <SearchResults words={words} query={query} />
          <SearchShortcut words={words.shortcut} setting={searchKeySetting} />
        </Box>
        <Box asChild css={foundStyles} marginTop="6">
          <noscript id="found">
            {/* React compares text with the service's output here, but leaves an element untouched. */}
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

/** Returns the text that the visitor typed before hydration. */
function typedEarly(): string {
  const field = document.getElementById(searchFieldId);
  return field instanceof HTMLInputElement ? field.value : "";
}

function queryInAddress(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}
