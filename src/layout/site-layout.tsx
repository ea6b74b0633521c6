import { Box, chakra, Flex, Grid, Link, Text } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router-dom";
import { newsletter } from "../../data/forms/newsletter.ts";
import { layoutWords } from "../../data/layout.ts";
import { officeHours } from "../../data/office-hours.ts";
import { footerGroups, footerHeadings, type Page, pages } from "../../data/pages.ts";
import { contact, landAcknowledgement, site } from "../../data/site.ts";
import { Island } from "../components/island.tsx";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { RouteLink } from "../components/links.tsx";
import { Notifications } from "../components/notifications.tsx";
import { Columns, H2, KeptBox, Paragraphs, SectionHeading } from "../components/section.tsx";
import { LandLine } from "../drawings/land-line.tsx";
import { setDisplayLoader, useOutbox } from "../forms/outbox/use-outbox.ts";
import NotFound from "../routes/not-found.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { SiteHeader } from "./site-header.tsx";

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
    >
      <SectionHeading id={titleId} title={newsletter.title} size="h4" marginBottom="2" />
      <NewsletterForm id={id} labelledBy={titleId} isBrief />
    </Box>
  );
}

const words = layoutWords.footer;

export function SiteFooter() {
  return (
    <chakra.footer bg="colorPalette.deep" color="colorPalette.onDeep" colorPalette="night" data-ground="deep">
      <KeptBox>
        <LandLine on="deep" />
      </KeptBox>
      <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingBottom="6">
        <KeptBox>
          <AllPages />
        </KeptBox>
        <Grid
          gap="gap"
          templateColumns={{ base: "1fr", md: "5fr 6fr", xl: "45fr 30fr 37fr" }}
          alignItems="start"
          paddingTop="6"
        >
          <KeptBox gridRow={{ md: "1 / span 2", xl: "auto" }}>
            <Address />
          </KeptBox>
          <KeptBox maxWidth="measure">
            <SectionHeading
              title={words.land}
              text={landAcknowledgement.text}
              size="h4"
              textStyle="small"
              marginTop="2"
            />
          </KeptBox>
          <FooterNewsletter />
        </Grid>
      </Box>
    </chakra.footer>
  );
}

/** A mouse needs less room than a finger. */
const finePointer = { "@media (pointer: fine)": { "& a": { minHeight: "9" } } };

function Address() {
  return (
    <div>
      <H2 textStyle="h3" marginBottom="3">
        <span translate="no">{site.name}</span>
      </H2>
      <Flex wrap="wrap" columnGap="6" rowGap="3" textStyle="small" overflowWrap="anywhere">
        <chakra.address fontStyle="normal" css={finePointer}>
          <Paragraphs of={contact.address.slice(1)} />
          <Text marginTop="2">
            <Link href={`mailto:${contact.email}`} variant="standalone" color="inherit">
              <span translate="no">{contact.email}</span>
            </Link>
          </Text>
          <Text>
            <Link href={contact.phone.href} variant="standalone" color="inherit">
              {contact.phone.label}
            </Link>
          </Text>
        </chakra.address>
        <div>
          <Text>{words.hours}</Text>
          {officeHours.summary.map(({ days, hours }) => (
            <Text key={days}>{`${days} ${hours}`}</Text>
          ))}
        </div>
      </Flex>
      <Text textStyle="small" marginTop="3">
        {words.organization}
      </Text>
    </div>
  );
}

function AllPages() {
  return (
    <chakra.nav aria-label={words.allPages}>
      <Columns md="2fr 2fr" xl="2fr 2fr 2fr 1fr" gap="gap">
        {footerGroups.map((group) => (
          <div key={group}>
            <H2 textStyle="h4">{footerHeadings[group]}</H2>
            <chakra.ul marginTop="2" css={{ columns: "2 8rem", ...finePointer }}>
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
      </Columns>
    </chakra.nav>
  );
}

const load = async () => (await import("./waiting-messages.tsx")).WaitingMessages;
const WaitingMessages = lazyWithRetry(load);
setDisplayLoader(load);

/** Shown above every page while the visitor has waiting submissions, or results that they haven't closed. */
export function Messages() {
  const { waiting, settled, unreadable } = useOutbox();
  if (waiting.length === 0 && settled.size === 0 && unreadable === 0) return null;
  return (
    <Suspense>
      <WaitingMessages />
    </Suspense>
  );
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The page for an unknown URL, or the prerendered page if this one fails to render. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{isMissing ? <NotFound /> : <ErrorPage />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Makes the first script repeat early clicks.
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <Island keeps="header">
        <SiteHeader />
      </Island>
      <Island>
        <Messages />
      </Island>
      <chakra.main id="content" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <Island keeps="footer">
        <SiteFooter />
      </Island>
      <Island>
        <Notifications words={layoutWords.notifications} />
      </Island>
    </>
  );
}
