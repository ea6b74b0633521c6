import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { Finding as FindingData, Picture } from "../../../audit.ts";
import { count } from "../../../words.ts";
import { groupings, groupsOf } from "../model/groups.ts";
import type { Kind } from "../model/kind.ts";
import { Finding } from "./finding.tsx";
import { Fold, FoldSummary } from "./fold.tsx";
import { kindWords } from "./kinds.ts";

/** Up to this many findings of a kind, each finding or each group is open initially. */
const few = { findings: 6, lines: 40 };

interface KindOfFindingsProps {
  kind: Kind;
  findings: readonly FindingData[];
  pictures: readonly Picture[];
}

/** Findings of one kind, grouped by criterion. A script can regroup them. */
export function KindOfFindings({ kind, findings, pictures }: KindOfFindingsProps) {
  const { title, lead, palette } = kindWords[kind];
  return (
    <Box as="section" id={kind} aria-labelledby={`${kind}-title`} colorPalette={palette} marginBottom="14" data-kind="">
      <Box borderTopWidth="thick" borderColor="colorPalette.line" paddingTop="3">
        <Box as="h3" textStyle="h3" id={`${kind}-title`}>
          {title}
        </Box>
        <Text color="fg.muted" maxWidth="measure">
          <span data-count-all="">{count(findings.length, "finding")}</span>. {lead}
        </Text>
      </Box>
      {groupings.map((grouping) => (
        <Box key={grouping} data-grouping={grouping} hidden={grouping !== "criterion"}>
          {groupsOf(grouping, findings).map(({ key, title: name, findings: same }) => (
            <Fold key={key} data-key={key} open={findings.length <= few.lines} marginTop="4">
              <FoldSummary borderBottomWidth="thin" borderColor="border.control">
                <Flex wrap="wrap" columnGap="3" alignItems="baseline">
                  <Box as="h4" textStyle="h4" overflowWrap="anywhere">
                    {name}
                  </Box>
                  <Text as="span" textStyle="small" color="fg.muted" whiteSpace="nowrap" data-count="">
                    {count(same.length, "finding")}
                  </Text>
                </Flex>
              </FoldSummary>
              <Box paddingInlineStart={{ md: "6" }}>
                <div data-findings="">
                  {grouping === "criterion" &&
                    same.map((finding) => (
                      <Finding
                        key={finding.id}
                        finding={finding}
                        picture={pictures.find((picture) => picture.finding === finding.id)}
                        open={findings.length <= few.findings}
                      />
                    ))}
                </div>
              </Box>
            </Fold>
          ))}
        </Box>
      ))}
    </Box>
  );
}
