import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Link } from "@chakra-ui/react/link";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { layoutWords } from "../../data/layout.ts";
import { officeHours } from "../../data/office-hours.ts";
import { footerGroups, footerHeadings, type Page, pages } from "../../data/pages.ts";
import { contact, landAcknowledgement, site } from "../../data/site.ts";
import { KeptBox } from "../components/kept-box.tsx";
import { RouteLink } from "../components/links.tsx";
import { LandLine } from "../drawings/land-line.tsx";
import { FooterNewsletter } from "./footer-newsletter.tsx";

const words = layoutWords.footer;

export function SiteFooter() {
  return (
    <chakra.footer bg="colorPalette.deep" color="colorPalette.onDeep" colorPalette="night" data-ground="deep">
      <KeptBox>
        <LandLine on="deep" />
      </KeptBox>
      <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingBottom="12">
        <KeptBox display="grid" gap="gap" gridTemplateColumns={{ base: "1fr", lg: "2fr 5fr" }}>
          <Address />
          <AllPages />
        </KeptBox>
        <Grid gap="gap" templateColumns={{ base: "1fr", lg: "5fr 2fr" }} paddingTop="12">
          <KeptBox maxWidth="measure">
            <Heading as="h2" textStyle="h4">
              {words.land}
            </Heading>
            <Text textStyle="small" marginTop="2">
              {landAcknowledgement.text}
            </Text>
            <Text textStyle="small" marginTop="8">
              {words.organisation}
            </Text>
          </KeptBox>
          <FooterNewsletter />
        </Grid>
      </Box>
    </chakra.footer>
  );
}

function Address() {
  return (
    <div>
      <Heading as="h2" textStyle="h3" marginBottom="4">
        <span translate="no">{site.name}</span>
      </Heading>
      <chakra.address fontStyle="normal" textStyle="small" overflowWrap="anywhere">
        {contact.address.slice(1).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text marginTop="3">
          <Link href={`mailto:${contact.email}`} variant="standalone" color="inherit">
            <span translate="no">{contact.email}</span>
          </Link>
        </Text>
        <Text>
          <Link href={contact.phone.href} variant="standalone" color="inherit">
            {contact.phone.label}
          </Link>
        </Text>
        <Text marginTop="3">{words.hours}</Text>
        {officeHours.summary.map(({ days, hours }) => (
          <Text key={days}>{`${days} ${hours}`}</Text>
        ))}
      </chakra.address>
    </div>
  );
}

function AllPages() {
  return (
    <chakra.nav aria-label={words.allPages}>
      <Grid gap="gap" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))">
        {footerGroups.map((group) => (
          <div key={group}>
            <Heading as="h2" textStyle="h4">
              {footerHeadings[group]}
            </Heading>
            <chakra.ul listStyleType="none" marginTop="2">
              {pages
                .filter((page: Page) => page.footer === group)
                .map((page: Page) => (
                  <li key={page.path}>
                    <RouteLink to={page.path} variant="standalone" color="inherit" textStyle="small">
                      {page.nav ?? page.title}
                    </RouteLink>
                  </li>
                ))}
            </chakra.ul>
          </div>
        ))}
      </Grid>
    </chakra.nav>
  );
}
