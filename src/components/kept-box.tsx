import { Box, type BoxProps } from "@chakra-ui/react/box";
import { useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * A box whose prerendered content is skipped by hydration. It is for content without controls, on pages that have some.
 * If React renders the box after hydration, it is an ordinary box.
 */
export function KeptBox({ children, ...rest }: BoxProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => import.meta.env.PROD && !import.meta.env.SSR,
  );
  const [isKept] = useState(isHydrating);
  if (!isKept) return <Box {...rest}>{children}</Box>;
  // React treats an element with `dangerouslySetInnerHTML` as one without children, and never compares that HTML.
  return <Box {...rest} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
