import { Box, chakra, Flex, Heading, type SystemStyleObject, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Trail } from "../../../data/trails.ts";
import { breakpoints } from "../../../theme/breakpoints.ts";
import { RouteLink } from "../../components/links.tsx";
import { WheelMark } from "../../drawings/wheel-mark.tsx";

/** A screen that is tall enough for the bar, the preview and the editor. On a shorter screen, the page scrolls. */
export const highScreen = "@media screen and (min-height: 36em)";

/** A screen of at least this width has the editor next to the preview. */
export const wideScreen = `(min-width: ${breakpoints.md})`;

const shell: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  bg: "bg.canvas",
  color: "fg.default",
  [highScreen]: { height: { base: "[100vh]", _smallViewport: "[100dvh]" } },
};

const places: SystemStyleObject = {
  display: "grid",
  outline: "none",
  minHeight: { md: "0" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "clamp(20rem, 26vw, 26rem) minmax(0, 1fr)" },
  gridTemplateRows: { base: "auto 1fr auto", md: "auto minmax(0, 1fr)" },
  gridTemplateAreas: { base: '"message" "preview" "editor"', md: '"message message" "editor preview"' },
};

interface BenchShellProps {
  title: string;
  /** Pages above this one. The first is the home page. */
  trail: Trail;
  /** Controls in the bar. */
  tools?: ReactNode;
  /** True if the bar has no room for the title. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The bar, and the main landmark that fills the rest of the window. */
export function BenchShell({ title, trail, tools, isNarrow, children }: BenchShellProps) {
  const [home, ...others] = trail;
  return (
    <Box css={shell} data-scripts="now">
      <Flex
        as="header"
        wrap="wrap"
        align="center"
        columnGap={{ base: "1", md: "3" }}
        paddingX={{ base: "2", md: "4" }}
        paddingY="1"
        borderBottomWidth="thin"
      >
        {home && (
          <RouteLink to={home.to} variant="nav" aria-label={home.label} minWidth="target" justifyContent="center">
            <WheelMark boxSize="8" />
          </RouteLink>
        )}
        {others.map(({ to, label }) => (
          <RouteLink key={to} to={to} variant="nav" hideBelow="md" textStyle="small">
            {label}
          </RouteLink>
        ))}
        {isNarrow ? (
          <VisuallyHidden asChild>
            <h1>{title}</h1>
          </VisuallyHidden>
        ) : (
          <Heading as="h1" textStyle="h4">
            {title}
          </Heading>
        )}
        {tools}
      </Flex>
      <chakra.main id="content" tabIndex={-1} css={places}>
        {children}
      </chakra.main>
    </Box>
  );
}
