import { Box, Button, Link as ChakraLink, chakra, Flex, SkipNavLink, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { layoutWords } from "../../data/layout-words.ts";
import { type Page, pages } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { Island } from "../components/island.tsx";
import { ButtonLink, noType, RouteLink, SmartButton } from "../components/links.tsx";
import { popoverButton, withoutPopovers, withPopovers } from "../components/popovers.ts";
import { Icon } from "../drawings/icon.tsx";
import { WheelMark } from "../drawings/wheel-mark.tsx";
import { searchFieldPath } from "../search/search-file.ts";
import { ColorModeButton } from "./color-mode-button.tsx";

const menuId = "site-menu";
const navigation: readonly Page[] = pages.filter((page: Page) => page.nav !== undefined);

/**
 * The sticky top bar. On a wide screen it has two rows, and only the row with the links sticks. On a narrow screen, the
 * links are in a menu behind a button. The bar doesn't stick on a short screen or with large text, because it would
 * cover too much.
 */
export function SiteHeader() {
  return (
    <Box
      as="header"
      id="top"
      css={{
        "@media (min-height: 36em)": { position: "sticky" },
        // Without popovers, the open menu is in the header's flow, and a sticky header would cover the page.
        [withoutPopovers]: { lgDown: { position: "static" } },
      }}
      top={{ base: "0", lg: "[calc({spacing.topBar} * -1)]" }}
      zIndex="sticky"
      bg="bg.canvas"
      borderBlockEndWidth="thin"
      borderColor="border.subtle"
    >
      <SkipNavLink id="content">{layoutWords.skip}</SkipNavLink>
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
            // The name must not break within a word, however large the text is.
            overflowWrap="normal"
            whiteSpace="normal"
          >
            {/* Hidden on the narrowest phones, where the name needs the space. */}
            <WheelMark boxSize={{ base: "8", sm: "10" }} css={{ "@media (max-width: 22em)": { display: "none" } }} />
            <span translate="no">{site.name}</span>
          </RouteLink>
          <Island>
            <ColorModeButton hideBelow="lg" />
          </Island>
          <ButtonLink to={searchFieldPath} variant="ghost" size="icon">
            <Icon name="search" size="icon.sm" />
            <VisuallyHidden>{layoutWords.search}</VisuallyHidden>
          </ButtonLink>
          <SmartButton link={layoutWords.getInvolved} variant="outline" hideBelow="lg" />
          <SmartButton link={layoutWords.donate} paddingX={{ base: "3", sm: "5" }} />
          <MenuButton />
        </Flex>
        <SiteMenu />
      </Box>
    </Box>
  );
}

/** Browsers that lack these selectors keep the menu's icon. */
const whileOpen = "#top:has(:popover-open) &";

/**
 * Opens and closes the menu with a native popover, so it works without scripts and before they load. In browsers
 * without popovers it is a link to the menu, which is in the page's flow and shows while it is the target.
 */
function MenuButton() {
  const label = (
    <>
      <Icon name="menu" size="icon.md" css={{ [whileOpen]: { display: "none" } }} />
      <Icon name="close" size="icon.md" display="none" css={{ [whileOpen]: { display: "inline-block" } }} />
      <VisuallyHidden>{layoutWords.menu}</VisuallyHidden>
    </>
  );
  return (
    <>
      <Button variant="ghost" size="icon" hideFrom="lg" popoverTarget={menuId} css={popoverButton}>
        {label}
      </Button>
      <Button
        asChild
        variant="ghost"
        size="icon"
        type={noType}
        hideFrom="lg"
        css={{ [withPopovers]: { display: "none" } }}
      >
        <a href={`#${menuId}`}>{label}</a>
      </Button>
    </>
  );
}

const menuStyle = {
  color: "inherit",
  bg: "bg.canvas",
  lgDown: {
    position: "fixed",
    inset: "auto 0 0 0",
    top: "topBar",
    // With anchor positioning, the menu starts below the bar even if large text makes the bar taller, so the button
    // stays visible.
    "@supports (top: anchor(bottom))": {
      positionAnchor: "auto",
      insetBlockStart: "[anchor(bottom, {sizes.topBar})]",
    },
    width: "full",
    maxWidth: "full",
    height: "auto",
    overflowY: "auto",
    paddingX: "gutter",
    paddingY: "4",
    borderWidth: "0",
    [withoutPopovers]: { position: "static", display: "none", paddingX: "0", "&:target": { display: "block" } },
  },
  lg: {
    display: "block",
    position: "static",
    width: "full",
    padding: "0",
    borderWidth: "0",
    overflow: "visible",
  },
} as const;

/**
 * The links of the top navigation. One list is a popover below the `lg` breakpoint and a plain row from there on, where
 * it overrides the browser's hiding of closed popovers.
 */
function SiteMenu() {
  return (
    <chakra.nav id={menuId} popover="auto" aria-label={layoutWords.navigation} css={menuStyle}>
      <Box
        as="ul"
        display="flex"
        flexDirection={{ base: "column", lg: "row" }}
        flexWrap={{ lg: "wrap" }}
        justifyContent={{ lg: "space-between" }}
        // At `lg`, the links need the gutter's space. From `xl` on, they align with the name.
        marginInline={{ lg: "-3", xl: "0" }}
      >
        {navigation.map(({ path, nav }) => (
          <li key={path}>
            <NavItem to={path}>{nav}</NavItem>
          </li>
        ))}
      </Box>
      <chakra.div hideFrom="lg" display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingTop="4">
        <SmartButton link={layoutWords.getInvolved} variant="outline" />
        <Island>
          <ColorModeButton />
        </Island>
        <ChakraLink href="#top" variant="nav" css={{ [withPopovers]: { display: "none" } }}>
          {layoutWords.closeMenu}
        </ChakraLink>
      </chakra.div>
    </chakra.nav>
  );
}

function NavItem({ to, children }: { to: string; children: ReactNode }) {
  // Pages are prerendered, and may be hosted, with a trailing slash.
  const pathname = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <RouteLink to={to} variant="nav" aria-current={currentOf(to, pathname)}>
      {children}
    </RouteLink>
  );
}

function currentOf(path: string, pathname: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return path !== "/" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
