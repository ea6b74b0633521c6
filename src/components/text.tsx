import { Heading, type HeadingProps } from "@chakra-ui/react/heading";
import { Text, type TextProps } from "@chakra-ui/react/text";
import { RouteLink } from "./links.tsx";

/** Headings by level. Each has the text style of its level unless a prop sets another one. */
export const H1 = (props: HeadingProps) => <Heading as="h1" textStyle="display" {...props} />;
export const H2 = (props: HeadingProps) => <Heading as="h2" textStyle="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading as="h3" textStyle="h3" {...props} />;

type HeadingLinkProps = HeadingProps & { to: string };

/** Headings that link to the page that they name. */
export const H2Link = ({ to, children, ...rest }: HeadingLinkProps) => (
  <H2 {...rest}>
    <RouteLink to={to} variant="standalone">
      {children}
    </RouteLink>
  </H2>
);
export const H3Link = ({ to, children, ...rest }: HeadingLinkProps) => (
  <H3 {...rest}>
    <RouteLink to={to} variant="standalone">
      {children}
    </RouteLink>
  </H3>
);

export const Lead = (props: TextProps) => <Text textStyle="lead" {...props} />;

/** A short label in the color of the section, usually above a heading. */
export const Eyebrow = (props: TextProps) => <Text textStyle="label" color="colorPalette.fg" {...props} />;

/** Small muted text. */
export const Note = (props: TextProps) => <Text textStyle="small" color="fg.muted" {...props} />;
