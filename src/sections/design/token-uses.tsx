import { Text } from "@chakra-ui/react";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import type { TokenUses } from "../../design/workbench/token-entry.ts";

interface TokenUsesProps {
  uses: TokenUses;
  words: WorkbenchWords["editor"];
}

/** Lists the uses of a token: pages from the last build, recipes, and the purposes that take a step. */
export function TokenUsesPanel({ uses: { pages, all, recipes, purposes }, words }: TokenUsesProps) {
  return (
    <>
      {purposes && <Text textStyle="small">{words.primitive(purposes)}</Text>}
      {recipes.length > 0 && <Text textStyle="small">{words.usedIn(recipes)}</Text>}
      {pages && pages.length === 0 && <Text textStyle="small">{words.usedOn(0, all)}</Text>}
      {pages && pages.length > 0 && (
        <Disclosure summary={words.usedOn(pages.length, all)}>
          <Text textStyle="small" overflowWrap="anywhere">
            {pages.join(", ")}
          </Text>
        </Disclosure>
      )}
    </>
  );
}
