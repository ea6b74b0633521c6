import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

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
