import { Box, Button, Flex, Grid, Input, Link, Text, Textarea } from "@chakra-ui/react";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { criteria } from "@kindred-ground/audit/core/criteria.ts";
import { issueSeverities, issueStatuses } from "@kindred-ground/audit/core/issues.ts";
import { environmentFields, manualCriteria } from "@kindred-ground/audit/core/manual.ts";
import { FieldLabel, Fold, FoldSummary, fileButton, needsScripts, Select, Title } from "./parts.tsx";

interface ItemField {
  name: string;
  label: string;
  /** Values of a select, each with its text. The script adds those of environments. */
  options?: readonly (readonly [value: string, text: string])[];
  list?: string;
  type?: "date";
  isWide?: boolean;
  isLong?: boolean;
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

const issueFields: readonly ItemField[] = [
  { name: "title", label: "Title", isWide: true },
  {
    name: "severity",
    label: "Severity",
    isWide: true,
    options: Object.entries(issueSeverities).map(([value, impact]) => [value, `${value}: ${impact}`]),
  },
  {
    name: "criterion",
    label: "Criterion",
    options: manualCriteria.map((number) => [number, `${number} ${criteria[number].title}`]),
  },
  { name: "page", label: "Page, such as /shop", list: "issue-pages" },
  { name: "state", label: "State, or step of a process", list: "issue-states" },
  { name: "element", label: "Element: a selector or its words", list: "issue-elements" },
  { name: "steps", label: "Steps to reproduce", isLong: true },
  { name: "note", label: "What happens, and what should happen", isLong: true },
  { name: "environment", label: "Environment", options: [] },
  { name: "status", label: "Status", options: same(issueStatuses) },
  { name: "owner", label: "Owner" },
  { name: "due", label: "Due date", type: "date" },
];

function ItemControl({ name, label, options, list, type, isLong, isWide = isLong }: ItemField) {
  return (
    <Box gridColumn={isWide ? { md: "span 2" } : undefined}>
      <FieldLabel data-of={name}>{label}</FieldLabel>
      {options ? (
        <Select name={name} options={options} />
      ) : isLong ? (
        <Textarea name={name} minHeight="20" />
      ) : (
        <Input name={name} list={list} type={type} autoComplete="off" />
      )}
    </Box>
  );
}

/** Chosen as a file, and kept as text in the checklist. */
function PictureControl() {
  return (
    <Box gridColumn={{ md: "1 / -1" }}>
      <FieldLabel data-of="picture">Picture. The report makes it smaller and keeps it in manual.json</FieldLabel>
      <Box asChild maxWidth="full" css={fileButton}>
        <input type="file" accept="image/*" data-picture="" />
      </Box>
      <input type="hidden" name="picture" />
      <Box data-pictured="" hidden marginTop="3">
        <Box asChild display="block" maxWidth="full" maxHeight="[20rem]" marginBottom="2" borderWidth="thin">
          <img alt="The chosen file" />
        </Box>
        <Flex wrap="wrap" gap="4" alignItems="center">
          <Button variant="outline" data-drop-picture="">
            Remove the picture
          </Button>
          <Link data-save-picture="">Save the picture</Link>
        </Flex>
      </Box>
    </Box>
  );
}

interface ItemsProps {
  kind: "issue" | "environment";
  title: string;
  lead: string;
  fields: readonly ItemField[];
}

/** A list of items that a person adds. The script copies the template for each. */
function Items({ kind, title, lead, fields }: ItemsProps) {
  return (
    <Box as="section" aria-labelledby={`${kind}s-title`} marginTop="10" data-items={kind}>
      <Title id={`${kind}s-title`} marginBottom="2">
        {title}
      </Title>
      <Text maxWidth="measure" marginBottom="4">
        {lead}
      </Text>
      <template id={`${kind}-template`}>
        <Box role="group" borderTopWidth="thin" borderColor="border.control" data-item="">
          <Fold>
            <FoldSummary textStyle="label" scrollMarginTop="8" data-item-title="" />
            <Grid
              templateColumns={{
                base: "minmax(0, 1fr)",
                md: "repeat(2, minmax(0, 1fr))",
                xl: "repeat(4, minmax(0, 1fr))",
              }}
              gap="4"
              paddingBottom="6"
            >
              {fields.map((field) => (
                <ItemControl key={field.name} {...field} />
              ))}
              {kind === "issue" && <PictureControl />}
              <Flex wrap="wrap" gap="4" alignItems="center" gridColumn={{ md: "1 / -1" }} css={needsScripts}>
                <Button variant="outline" data-remove-item="">
                  Remove this {kind}
                </Button>
                {kind === "issue" && <Link data-to-criterion="">Go to its criterion</Link>}
              </Flex>
            </Grid>
          </Fold>
        </Box>
      </template>
      <Box id={`${kind}s`} borderBottomWidth="thin" borderColor="border.control" />
      <Flex wrap="wrap" gap="3" marginTop="4" css={needsScripts}>
        <Button variant="outline" id={`add-${kind}`}>
          Add an {kind}
        </Button>
        {kind === "issue" && (
          <>
            <Button variant="outline" id="save-issues-md">
              Save issues.md for GitHub
            </Button>
            <Button variant="outline" id="save-issues-csv">
              Save issues.csv for Jira
            </Button>
          </>
        )}
      </Flex>
    </Box>
  );
}

/** Environments that a person used, and issues that a person found. */
export function ChecklistItems({ audit: { scans, findings } }: { audit: Audit }) {
  const lists = {
    "issue-pages": new Set(scans.map(({ page }) => page)),
    "issue-states": new Set(scans.map(({ state }) => state)),
    "issue-elements": new Set(findings.map(({ element }) => element.selector)),
  };
  return (
    <>
      <Items
        kind="environment"
        title="Environments"
        lead="Record once what you use. Then choose it at each criterion and issue."
        fields={Object.entries(environmentFields).map(([name, label]) => ({ name, label }))}
      />
      <Items
        kind="issue"
        title="Issues"
        lead="Record each barrier that you find. A criterion with an issue that is not fixed counts as failed. Signed reports list the issues beside the automated findings."
        fields={issueFields}
      />
      {Object.entries(lists).map(([id, values]) => (
        <datalist key={id} id={id}>
          {[...values].map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </>
  );
}
