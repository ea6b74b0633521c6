import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@chakra-ui/react/link";
import type { DesignLink } from "../../../data/design/nav.ts";
import { RouteLink } from "../../components/links.tsx";

export interface DesignNavProps {
  nav: { label: string; links: readonly DesignLink[] };
  /** Path of the current page. */
  path: string;
}

export function DesignNav({ nav, path }: DesignNavProps) {
  return (
    <Flex as="nav" aria-label={nav.label} wrap="wrap" columnGap="6">
      {nav.links.map((link) => {
        const current = link.path === path ? "page" : undefined;
        return link.ownDocument ? (
          <Link key={link.path} href={link.path} variant="nav" aria-current={current}>
            {link.label}
          </Link>
        ) : (
          <RouteLink key={link.path} to={link.path} variant="nav" aria-current={current}>
            {link.label}
          </RouteLink>
        );
      })}
    </Flex>
  );
}
