import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { Finding, Picture } from "../../../audit.ts";
import { excerpt } from "../../../checks/page-elements.ts";
import { type CriterionNumber, criteria, understanding } from "../../../criteria.ts";
import { commandFor } from "../model/command.ts";
import type { Shown } from "../model/shown.ts";
import { whyNoPicture } from "../model/why-no-picture.ts";
import { whyItMatters } from "../why-it-matters.ts";
import { Code, CodeBlock } from "./code.tsx";
import { Command } from "./command.tsx";
import { Part } from "./part.tsx";
import { Places } from "./places.tsx";

const reasons: Partial<Record<CriterionNumber, string>> = whyItMatters;

interface FindingBodyProps {
  finding: Finding;
  shown: readonly Shown[];
  picture: Picture | undefined;
}

export function FindingBody({ finding, shown, picture }: FindingBodyProps) {
  const { rule, element, criteria: failed, help, helpUrl, excuse, places, foundBy } = finding;
  const [first] = places;
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
      gap="6"
      paddingInlineStart={{ md: "6" }}
      paddingBottom="8"
    >
      <Box>
        {picture ? (
          <Box asChild maxHeight="[28rem]" borderWidth="thin" borderColor="border.control" marginBottom="4">
            <img src={picture.file} alt={picture.alternative} loading="lazy" />
          </Box>
        ) : (
          <Text textStyle="small" color="fg.muted" marginBottom="4">
            {whyNoPicture(finding)}
          </Text>
        )}
        <dl>
          <Part title="The element">
            <CodeBlock data-words="">{excerpt(element.markup)}</CodeBlock>
          </Part>
          <Part title="Found by the selector">
            <Code data-words="">{element.selector}</Code>
          </Part>
        </dl>
      </Box>
      <dl>
        {excuse && (
          <Part title="Why it may stand">
            {excuse.reason} <Link href={excuse.link}>Where this reason comes from</Link>
          </Part>
        )}
        {failed.map((number) => (
          <Part
            key={number}
            title={
              <>
                Why{" "}
                <span data-words="">
                  {number} {criteria[number].title}
                </span>{" "}
                ({criteria[number].level}) matters
              </>
            }
          >
            {reasons[number]} <Link href={understanding(number)}>Understanding {number}</Link>
          </Part>
        ))}
        <Part title="How to mend it">
          {help} {helpUrl && <Link href={helpUrl}>About the rule {rule}</Link>}
        </Part>
        <Part title="Where it shows">
          <Places shown={shown} />
        </Part>
        {first && (
          <Part title="See it again">
            <Command command={commandFor(first, foundBy[0] ?? "")} />
          </Part>
        )}
      </dl>
    </Grid>
  );
}
