import { Box, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { PageSummary } from "../../../data/every-page.ts";
import type { notFound } from "../../../data/not-found.ts";
import type { Page } from "../../../data/pages.ts";
import { RouteLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { printablePath } from "../../components/printable-path.ts";
import { Columns, Note, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { LostPath } from "../../drawings/lost-path.tsx";
import type { FoundPage } from "../../search/search-file.ts";

interface PageLinksProps {
  /** ID of the heading. */
  id: string;
  heading: string;
  pages: readonly PageSummary[];
}

function PageLinks({ id, heading, pages }: PageLinksProps) {
  return (
    <Box as="nav" aria-labelledby={id} marginBottom="12">
      <SectionHeading id={id} title={heading} size="h3" />
      <Columns as="ul" fit="18rem" gap="gap" marginTop="4">
        {pages.map((page) => (
          <li key={page.path}>
            <RouteLink to={page.path} variant="standalone">
              {page.title}
            </RouteLink>
            <Note>{page.description}</Note>
          </li>
        ))}
      </Columns>
    </Box>
  );
}

/** One file serves every unknown URL, so text about the URL must wait until the page has hydrated. */
export function LostPage({ copy, mainPages }: { copy: typeof notFound; mainPages: readonly Page[] }) {
  // The path comes from the window, because the router starts at the file's own path.
  const path = useHydrated() ? window.location.pathname : "";
  const near = useSuggested(path);
  useEffect(() => {
    if (path) console.info(`Page not found: ${printablePath(path)}`);
  }, [path]);
  return (
    <>
      <Section colorPalette="clay" data-scripts="now">
        <Columns lg="repeat(2, minmax(0, 1fr))" gap="gap" alignItems="center">
          <Box>
            <Text textStyle="numeral" color="colorPalette.fg" marginBottom="3">
              {copy.code}
            </Text>
            <PageHeading title={copy.heading} lead={copy.text} marginTop="5" marginBottom="8" maxWidth="measure" />
            <SmartButton link={copy.home} size="lg" />
          </Box>
          <LostPath />
        </Columns>
      </Section>
      <Section tone="sunken">
        {near.length > 0 && <PageLinks id="near" heading={copy.nearHeading} pages={near} />}
        <PageLinks
          id="main"
          heading={copy.mainHeading}
          pages={mainPages.filter(({ path }) => !near.some((page) => page.path === path))}
        />
        <Text>
          {copy.reportText} <SmartLink link={copy.report} />. {copy.siteMapText} <SmartLink link={copy.siteMap} />.
        </Text>
      </Section>
    </>
  );
}

/**
 * Returns pages that `path` may have meant, from the search data, which loads after the page. Returns none if it
 * doesn't load.
 */
function useSuggested(path: string): readonly FoundPage[] {
  const [pages, setPages] = useState<readonly FoundPage[]>([]);
  useEffect(() => {
    if (!path) return;
    let isCurrent = true;
    import("../../search/suggested-pages.ts")
      .then(({ suggestedPages }) => suggestedPages(path))
      .then(
        (found) => isCurrent && setPages(found),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return pages;
}
