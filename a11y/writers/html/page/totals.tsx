import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Link } from "@chakra-ui/react/link";
import type { Audit } from "../../../audit.ts";
import { dayOf, figure } from "../../../words.ts";
import { kinds } from "../model/kind.ts";
import { trend } from "../model/verdict.ts";
import { kindWords } from "./kinds.ts";

export function Totals({ audit }: { audit: Audit }) {
  const { totals, previous } = audit;
  return (
    <Box>
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="6">
        {kinds.map((kind) => {
          const { palette, label: labelOfMany, labelOfOne = labelOfMany } = kindWords[kind];
          const label = totals[kind] === 1 ? labelOfOne : labelOfMany;
          const change = trend(kind, audit);
          return (
            <Box
              key={kind}
              colorPalette={palette}
              display="flex"
              flexDirection="column-reverse"
              justifyContent="flex-end"
              borderTopWidth="thick"
              borderColor={totals[kind] > 0 ? "colorPalette.line" : "border.subtle"}
              paddingTop="3"
            >
              {change && (
                <Box as="dd" textStyle="small" color="fg.muted">
                  {change}
                </Box>
              )}
              <Box as="dt" textStyle="label" marginTop="1">
                {totals[kind] > 0 ? <Link href={`#${kind}`}>{label}</Link> : label}
              </Box>
              <Box as="dd" textStyle="numeral">
                {figure(totals[kind])}
              </Box>
            </Box>
          );
        })}
      </Grid>
      {previous && (
        <Box textStyle="small" color="fg.muted" marginTop="4">
          Before: the audit of {dayOf(previous.endedAt)}.
        </Box>
      )}
    </Box>
  );
}
