import { Badge, Box, Flex, Grid, Link, List, Text } from "@chakra-ui/react";
import type { Finding as FindingData, Picture } from "@kindred-ground/audit/core/audit.ts";
import { criteria, understanding } from "@kindred-ground/audit/core/criteria.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";
import { kindOf } from "@kindred-ground/audit/runner/totals.ts";
import { commandFor, elementName, kindTexts, type Shown, shownIn } from "./describe-finding.ts";
import { Code, CodeBlock, Fold, FoldSummary, Part, twoColumns } from "./parts.tsx";

export function Finding({
  finding,
  picture,
  open,
}: {
  finding: FindingData;
  picture: Picture | undefined;
  open: boolean;
}) {
  const { id, message, element, conformance, certainty, criteria, rule, foundBy, places, excuse } = finding;
  const name = elementName(finding);
  const pages = new Set(places.map(({ page }) => page));
  return (
    <Box
      as="article"
      id={`finding-${id}`}
      aria-labelledby={`title-${id}`}
      colorPalette={kindTexts[kindOf(finding)].palette}
      data-finding=""
      data-level={conformance}
      data-certainty={certainty}
      data-engines={foundBy.join(" ")}
      data-criteria={criteria.join(" ")}
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
                {element.selector}
              </Code>
            </Box>
            <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="2" alignItems="center" textStyle="small">
              <Badge>
                {conformance}, {excuse ? "accepted" : certainty === "fails" ? "fails" : "to review"}
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
        <FindingBody finding={finding} picture={picture} />
      </Fold>
    </Box>
  );
}

function FindingBody({ finding, picture }: { finding: FindingData; picture: Picture | undefined }) {
  const { rule, element, criteria: failed, help, helpUrl, excuse, places, foundBy, issue } = finding;
  const [first] = places;
  return (
    <Grid templateColumns={twoColumns} gap="6" paddingInlineStart={{ md: "6" }} paddingBottom="8">
      <Box>
        {picture && (
          <Box asChild maxHeight="[28rem]" borderWidth="thin" borderColor="border.control" marginBottom="4">
            <img src={picture.file} alt={picture.alternative} loading="lazy" />
          </Box>
        )}
        <dl>
          {element.markup && (
            <Part title="Element">
              <CodeBlock data-words="">{element.markup}</CodeBlock>
            </Part>
          )}
          <Part title="Selector">
            <Code data-words="">{element.selector}</Code>
          </Part>
        </dl>
      </Box>
      <dl>
        {excuse && (
          <Part title="Reason for acceptance">
            {excuse.reason} <Link href={excuse.link}>Source of the reason</Link>
          </Part>
        )}
        {failed.length > 0 && (
          <Part title="Criteria and who is affected">
            {failed.map((number) => (
              <Text key={number}>
                <Link href={understanding(number)} data-words="">
                  {number} {criteria[number].title}
                </Link>{" "}
                ({criteria[number].level})
              </Text>
            ))}
          </Part>
        )}
        <Part title={issue ? "What a person found" : "Fix"}>
          {help} {helpUrl && <Link href={helpUrl}>About the rule {rule}</Link>}
        </Part>
        <Part title="Places">
          <Places shown={shownIn(places)} />
        </Part>
        {issue && (
          <Part title="Status">
            {[issue.status, issue.owner && `owner: ${issue.owner}`, issue.due && `due: ${issue.due}`]
              .filter(Boolean)
              .join(", ")}
          </Part>
        )}
        {first && !issue && (
          <Part title="Run this check again">
            <CodeBlock>{commandFor(first, foundBy[0] ?? "")}</CodeBlock>
          </Part>
        )}
      </dl>
    </Grid>
  );
}

/** Number of lines up to which the list is open. A barrier in the footer occurs on every page. */
const few = 5;

function Places({ shown }: { shown: readonly Shown[] }) {
  return (
    <Fold open={shown.length <= few}>
      <FoldSummary textStyle="small">{count(shown.length, "state")}</FoldSummary>
      <List.Root textStyle="small">
        {shown.map(({ page, state, modes, environments }) => (
          <List.Item key={`${page} ${state}`} data-page={page} data-modes={modes.join(" ")}>
            <span data-words="">
              <Code>{page}</Code>, {state}
            </span>
            {environments && `: ${environments}`}
          </List.Item>
        ))}
      </List.Root>
    </Fold>
  );
}
