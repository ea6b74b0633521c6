import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SkipNavLink } from "@chakra-ui/react/skip-nav";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { site } from "../../data/site.ts";
import { KeptBox } from "../components/band.tsx";
import { ButtonLink, RouteLink, SmartButton } from "../components/links.tsx";
import { withoutPopovers } from "../components/popovers.ts";
import { Icon } from "../drawings/icon.tsx";
import { WheelMark } from "../drawings/wheel-mark.tsx";
import { searchFieldPath } from "../search/search-file.ts";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { MenuButton, SiteMenu } from "./site-menu.tsx";

/** The first tab stop: skips the header. */
function SkipLink() {
  return <SkipNavLink id="content">{layoutWords.skip}</SkipNavLink>;
}

function SearchLink() {
  return (
    <ButtonLink to={searchFieldPath} variant="ghost" size="icon">
      <Icon name="search" size="icon.sm" />
      <VisuallyHidden>{layoutWords.search}</VisuallyHidden>
    </ButtonLink>
  );
}

/**
 * The sticky top bar. On a wide screen it has two rows, and only the row with the links sticks. On a narrow one the
 * links are in a menu behind a button. It doesn't stick on a low screen or with large text, because it would cover too
 * much.
 */
export function SiteHeader() {
  return (
    <KeptBox
      as="header"
      id="top"
      css={{
        "@media (min-height: 36em)": { position: "sticky" },
        // Without popovers, the open menu is in the header's flow and would cover the page.
        [withoutPopovers]: { lgDown: { position: "static" } },
      }}
      top={{ base: "0", lg: "[calc({spacing.topBar} * -1)]" }}
      zIndex="sticky"
      bg="bg.canvas"
      borderBlockEndWidth="thin"
      borderColor="border.subtle"
    >
      <SkipLink />
      <Box maxWidth="wide" marginX="auto" paddingX="gutter">
        <Flex alignItems="center" flexWrap="wrap" gap="2" minHeight="topBar">
          <RouteLink
            to="/"
            variant="nav"
            gap="2"
            // On a phone the name wraps to two lines before anything moves to a second row.
            flex={{ base: "1 1 0", sm: "0 1 auto" }}
            marginInlineEnd="auto"
            textStyle="h4"
            fontFamily="heading"
            // The name must not break within a word, however large the text.
            overflowWrap="normal"
            whiteSpace="normal"
          >
            {/* Hidden on the narrowest phones, where the name needs the space. */}
            <WheelMark boxSize={{ base: "8", sm: "10" }} css={{ "@media (max-width: 22em)": { display: "none" } }} />
            <span translate="no">{site.name}</span>
          </RouteLink>
          <ColorModeSwitch hideBelow="lg" />
          <SearchLink />
          <SmartButton link={layoutWords.getInvolved} variant="outline" hideBelow="lg" />
          <SmartButton link={layoutWords.donate} paddingX={{ base: "3", sm: "5" }} />
          <MenuButton />
        </Flex>
        <SiteMenu />
      </Box>
    </KeptBox>
  );
}
