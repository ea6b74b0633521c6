import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Finding as FindingData, Picture } from "../../../audit.ts";
import { kindOf } from "../../../run/totals.ts";
import { count, list } from "../../../words.ts";
import { elementName } from "../model/element-name.ts";
import { groupings, keyOf } from "../model/groups.ts";
import { shortened } from "../model/shortened.ts";
import { shownIn } from "../model/shown.ts";
import { Code } from "./code.tsx";
import { FindingBody } from "./finding-body.tsx";
import { Fold, FoldSummary } from "./fold.tsx";
import { kindWords } from "./kinds.ts";

interface FindingProps {
  finding: FindingData;
  picture: Picture | undefined;
  open: boolean;
}

export function Finding({ finding, picture, open }: FindingProps) {
  const { id, message, element, conformance, certainty, criteria, rule, foundBy, places, excuse } = finding;
  const shown = shownIn(places);
  const name = elementName(finding, picture);
  const pages = new Set(places.map(({ page }) => page));
  return (
    <Box
      as="article"
      id={`finding-${id}`}
      aria-labelledby={`title-${id}`}
      colorPalette={kindWords[kindOf(finding)].palette}
      data-finding=""
      data-level={conformance}
      data-certainty={certainty}
      data-engines={foundBy.join(" ")}
      data-criteria={criteria.join(" ")}
      {...Object.fromEntries(groupings.map((grouping) => [`data-by-${grouping}`, keyOf(grouping, finding)]))}
      borderBottomWidth="thin"
      borderColor="border.subtle"
      scrollMarginTop="4"
    >
      <Fold open={open}>
        <FoldSummary>
          <Box minWidth="0">
            <Box as="h5" id={`title-${id}`} fontFamily="[inherit]" fontWeight="semibold">
              <span data-words="">{message}</span> {name && <span data-words="">{name}</span>}{" "}
              <Code fontWeight="normal" color="fg.muted">
                {shortened(element.selector)}
              </Code>
            </Box>
            <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="2" alignItems="center" textStyle="small">
              <Badge>
                {conformance}, {excuse ? "excused" : certainty === "fails" ? "fails" : "to look at"}
              </Badge>
              <span>
                <Code data-words="">{rule}</Code> by {list(foundBy)}
              </span>
              <Box as="span" color="fg.muted">
                {count(places.length, "place")} on {pages.size === 1 ? [...pages][0] : count(pages.size, "page")}
              </Box>
            </Flex>
          </Box>
        </FoldSummary>
        <FindingBody finding={finding} shown={shown} picture={picture} />
      </Fold>
    </Box>
  );
}
