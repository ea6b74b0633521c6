import { Box, Link, List } from "@chakra-ui/react";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { earlierOf } from "@kindred-ground/audit/core/retest.ts";
import { count, momentOf } from "@kindred-ground/audit/core/words.ts";
import { Code, Fold, FoldSummary, Section } from "./parts.tsx";

export function RetestSection({ audit }: { audit: Audit }) {
  const { against, findings } = audit;
  if (!against) return null;
  const shown = new Set(findings.map(({ id }) => id));
  const linked = (ids: readonly string[]) => findings.filter(({ id }) => ids.includes(id)).map(earlierOf);
  const parts = [
    { title: "New", items: linked(against.new) },
    { title: "Still open", items: linked(against.open) },
    { title: "Fixed", items: against.fixed },
    { title: "Not checked again", items: against.unchecked },
  ];
  return (
    <Section
      id="retest"
      title="Retest"
      tone="sunken"
      lead={`Compared with the audit of ${momentOf(against.endedAt)}, by the ids of failures and reviews at A and AA. ${count(against.changedPages.length, "page")} changed since.`}
    >
      {parts.map(({ title, items }) => (
        <Fold key={title} open={items.length > 0 && items.length <= 20} marginBottom="4">
          <FoldSummary borderBottomWidth="thin" borderColor="border.control">
            <Box as="h3" textStyle="h4">
              {title}: {items.length}
            </Box>
          </FoldSummary>
          <List.Root marginTop="3">
            {items.map((item) => (
              <List.Item key={item.id}>
                {shown.has(item.id) ? <Link href={`#finding-${item.id}`}>{item.message}</Link> : item.message}{" "}
                {item.criteria.join(", ")}, <Code>{item.page}</Code> ({item.id})
              </List.Item>
            ))}
          </List.Root>
        </Fold>
      ))}
    </Section>
  );
}
