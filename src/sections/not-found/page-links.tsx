import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { PageSummary } from "../../../data/every-page.ts";
import { RouteLink } from "../../components/links.tsx";

interface PageLinksProps {
  /** ID of the heading. */
  id: string;
  heading: string;
  pages: readonly PageSummary[];
}

export function PageLinks({ id, heading, pages }: PageLinksProps) {
  return (
    <Box as="nav" aria-labelledby={id} marginBottom="12">
      <Heading as="h2" textStyle="h3" id={id}>
        {heading}
      </Heading>
      <Grid as="ul" templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" gap="gap" marginTop="4">
        {pages.map((page) => (
          <li key={page.path}>
            <RouteLink to={page.path} variant="standalone">
              {page.title}
            </RouteLink>
            <Text textStyle="small" color="fg.muted">
              {page.description}
            </Text>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
