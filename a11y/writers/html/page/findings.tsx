import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { Audit } from "../../../audit.ts";
import { kindOf } from "../../../run/totals.ts";
import { kinds } from "../model/kind.ts";
import { FilterForm } from "./filter-form.tsx";
import { KindOfFindings } from "./kind-of-findings.tsx";
import { kindWords } from "./kinds.ts";
import { Section } from "./section.tsx";

export function Findings({ audit }: { audit: Audit }) {
  const { findings, pictures } = audit;
  return (
    <Section
      id="findings"
      title="Findings"
      lead={
        findings.length === 0
          ? "No engine and no check found anything, of any kind, where it looked."
          : "A barrier stands here once, however many engines name it and in however many places it shows."
      }
    >
      {findings.length > 0 && (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 17rem) minmax(0, 1fr)" }}
          gap="gap"
          _print={{ display: "block" }}
        >
          <FilterForm findings={findings} />
          <Box>
            {kinds.map((kind) => {
              const same = findings.filter((finding) => kindOf(finding) === kind);
              return same.length > 0 && <KindOfFindings key={kind} kind={kind} findings={same} pictures={pictures} />;
            })}
          </Box>
        </Grid>
      )}
      {findings.length === 0 && <p>{kindWords.failures.title}: none. What was looked at is told below.</p>}
    </Section>
  );
}
