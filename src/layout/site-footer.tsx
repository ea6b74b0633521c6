import { Box, chakra, Flex, Link, Text } from "@chakra-ui/react";
import { newsletter } from "../../data/forms/newsletter.ts";
import { layoutWords } from "../../data/layout-words.ts";
import { officeHours } from "../../data/office-hours.ts";
import { footerGroups, footerHeadings, type Page, pages } from "../../data/pages.ts";
import { contact, site } from "../../data/site.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { Island } from "../components/island.tsx";
import { RouteLink } from "../components/links.tsx";
import { Columns, H2, Paragraphs, SectionHeading } from "../components/section.tsx";
import { LandLine } from "../drawings/land-line.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const id = "footer-newsletter";

function FooterNewsletter() {
  const titleId = `${id}-title`;
  return (
    <Box
      bg="bg.raised"
      color="fg.default"
      colorPalette="clay"
      borderRadius="panel"
      padding="[clamp(0.75rem, 20vw - 3rem, 1.25rem)]"
      _print={{ display: "none" }}
    >
      <SectionHeading id={titleId} title={newsletter.title} size="h4" marginBottom="2" />
      <Island>
        <NewsletterForm id={id} labelledBy={titleId} isBrief />
      </Island>
    </Box>
  );
}

const words = layoutWords.footer;

export function SiteFooter() {
  return (
    <chakra.footer
      bg={{ base: "colorPalette.deep", _print: "transparent" }}
      color={{ base: "colorPalette.onDeep", _print: "fg.default" }}
      colorPalette="night"
    >
      <Box _print={{ display: "none" }}>
        <LandLine on="deep" minHeight={{ base: "16", md: "24" }} />
      </Box>
      <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingBottom="6">
        <AllPages />
        <Columns md="5fr 6fr" columnGap="gap" rowGap="5" alignItems="start" paddingTop="5">
          <Address />
          <FooterNewsletter />
        </Columns>
      </Box>
    </chakra.footer>
  );
}

function Address() {
  return (
    <div>
      <H2 textStyle="h3" marginBottom="3">
        <span translate="no">{site.name}</span>
      </H2>
      <Flex wrap="wrap" columnGap="6" rowGap="3" textStyle="small" overflowWrap="anywhere">
        <chakra.address fontStyle="normal">
          <Text>
            <Link href={`mailto:${contact.email}`} variant="standalone" color="inherit">
              <span translate="no">{contact.email}</span>
            </Link>
          </Text>
          <Text>
            <Link href={contact.phone.href} variant="standalone" color="inherit">
              {contact.phone.label}
            </Link>
          </Text>
          <Text hideFrom="md">
            <RouteLink to={words.visit.to} variant="standalone" color="inherit">
              {words.visit.label}
            </RouteLink>
          </Text>
          <Paragraphs of={contact.address.slice(1)} hideBelow="md" marginTop="2" />
        </chakra.address>
        <Box hideBelow="md">
          <Text>{words.hours}</Text>
          {officeHours.summary.map(({ days, hours }) => (
            <Text key={days}>{`${days} ${hours}`}</Text>
          ))}
        </Box>
      </Flex>
      <Text textStyle="small" marginTop="3">
        {words.organization} {words.land.text}{" "}
        <RouteLink to={words.land.link.to} color="inherit">
          {words.land.link.label}
        </RouteLink>
        .
      </Text>
    </div>
  );
}

/** Lists side by side, or collapsed groups on a phone, where the lists would be two screens high. */
function AllPages() {
  return (
    <chakra.nav aria-label={words.allPages}>
      <Columns hideBelow="md" md="2fr 2fr" xl="2fr 2fr 2fr 1fr" gap="gap">
        {footerGroups.map((group) => (
          <div key={group}>
            <H2 textStyle="h4">{footerHeadings[group]}</H2>
            <GroupLinks group={group} />
          </div>
        ))}
      </Columns>
      <Box hideFrom="md">
        {footerGroups.map((group) => (
          <Disclosure key={group} summary={footerHeadings[group]} css={{ "& > summary": { paddingY: "0" } }}>
            <GroupLinks group={group} />
          </Disclosure>
        ))}
      </Box>
    </chakra.nav>
  );
}

function GroupLinks({ group }: { group: (typeof footerGroups)[number] }) {
  return (
    <chakra.ul marginTop="2" css={{ columns: "2 8rem" }}>
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
  );
}
