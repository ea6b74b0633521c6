import { Box, Heading, Text } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import type { HistoryEntry, HistoryPart } from "../../../theme/history.ts";
import { longDate } from "../../components/dates.ts";
import { Section } from "../../components/section.tsx";

interface ChangesPartProps {
  history: readonly HistoryEntry[];
  words: typeof designWords.changes;
}

/** Lists the changes of tokens and recipes by day, newest first. */
export function ChangesPart({ history, words }: ChangesPartProps) {
  const days = [...new Set(history.map(({ date }) => date))];
  return (
    <Section paddingY={{ base: "8", md: "14" }}>
      {days.map((day) => (
        <Box as="section" key={day} aria-labelledby={`on-${day}`} marginBottom="10">
          <Heading as="h2" id={`on-${day}`} textStyle="h3" marginBottom="3">
            {longDate(day, "UTC")}
          </Heading>
          {history
            .filter(({ date }) => date === day)
            .map(({ commit, title, tokens, recipes }) => (
              <Box key={commit} paddingY="4" borderTopWidth="thin" maxWidth="measure" overflowWrap="anywhere">
                <Heading as="h3" textStyle="label">
                  {title}
                </Heading>
                <Part title={words.tokens} part={tokens} words={words} />
                <Part title={words.recipes} part={recipes} words={words} />
              </Box>
            ))}
        </Box>
      ))}
    </Section>
  );
}

function Part({ title, part, words }: { title: string; part: HistoryPart } & Pick<ChangesPartProps, "words">) {
  return Object.entries(part).map(([kind, names]) => (
    <Text key={kind} textStyle="small">
      {title}, {words.kinds[kind as keyof HistoryPart].toLowerCase()}:{" "}
      {names
        .map((name: string | readonly string[]) =>
          typeof name === "string" ? name : `${name[0]} ${words.change(name[1] ?? "", name[2] ?? "")}`,
        )
        .join(", ")}
    </Text>
  ));
}
