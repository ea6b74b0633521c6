import { type BoxProps, Text } from "@chakra-ui/react";
import type { PageSummary } from "../../../data/every-page.ts";
import type { notFound } from "../../../data/not-found.ts";
import type { Page } from "../../../data/pages.ts";
import { RouteLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, Note, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { LostPath } from "../../drawings/lost-path.tsx";

interface PageLinksProps extends Omit<BoxProps, "id"> {
  /** ID of the heading. */
  id: string;
  heading: string;
  pages: readonly PageSummary[];
}

function PageLinks({ id, heading, pages, ...rest }: PageLinksProps) {
  return (
    <Flow as="nav" aria-labelledby={id} {...rest}>
      <SectionHeading id={id} title={heading} size="h3" />
      <Columns as="ul" fit="18rem" gap="gap">
        {pages.map((page) => (
          <li key={page.path}>
            <RouteLink to={page.path} variant="standalone">
              {page.title}
            </RouteLink>
            <Note>{page.description}</Note>
          </li>
        ))}
      </Columns>
    </Flow>
  );
}

/** One file serves every unknown URL. Scripts fill the first list with pages that the path may have meant. */
export function LostPage({ copy, mainPages }: { copy: typeof notFound; mainPages: readonly Page[] }) {
  return (
    <>
      <Section colorPalette="clay">
        <Columns lg="repeat(2, minmax(0, 1fr))" gap="gap" alignItems="center">
          <Flow>
            <Text textStyle="numeral" color="colorPalette.fg">
              {copy.code}
            </Text>
            <PageHeading title={copy.heading} lead={copy.text} maxWidth="measure" />
            <SmartButton link={copy.home} size="lg" />
          </Flow>
          <LostPath />
        </Columns>
      </Section>
      <Section tone="sunken">
        <PageLinks id="near" heading={copy.nearHeading} pages={[unnamed]} data-near hidden />
        <PageLinks id="main" heading={copy.mainHeading} pages={mainPages} />
        <Text>
          {copy.reportText} <SmartLink link={copy.report} />. {copy.siteMapText} <SmartLink link={copy.siteMap} />.
        </Text>
      </Section>
    </>
  );
}

/** An empty suggestion. Scripts copy it for each page that they suggest. */
const unnamed: PageSummary = { path: "/", title: "", description: "" };
