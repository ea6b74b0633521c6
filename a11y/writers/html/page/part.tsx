import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

/** A line of a description list: what is told, and what there is to tell. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box marginBottom="5">
      <Box as="dt" textStyle="label" color="fg.muted" marginBottom="1">
        {title}
      </Box>
      <dd>{children}</dd>
    </Box>
  );
}
