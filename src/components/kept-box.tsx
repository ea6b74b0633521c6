import { Box, type BoxProps } from "@chakra-ui/react/box";
import { useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * A box whose prerendered content hydration leaves as it is: for content without controls, on pages that have some.
 * When React draws the box later, it is a box like any other.
 */
export function KeptBox({ children, ...rest }: BoxProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => import.meta.env.PROD && !import.meta.env.SSR,
  );
  const [isKept] = useState(isHydrating);
  if (!isKept) return <Box {...rest}>{children}</Box>;
  // React takes an element with HTML of its own for one without children, and never compares that HTML.
  return <Box {...rest} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
