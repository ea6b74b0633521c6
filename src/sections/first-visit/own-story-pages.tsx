import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { createPortal } from "react-dom";
import type { OwnStoryWords } from "../../../data/own-story.ts";
import { Columns, Flow, Note } from "../../components/section.tsx";
import { Drawing } from "../../drawings/drawing.tsx";
import type { Mark } from "../../drawings/slug/mark.ts";
import { type OwnStory, sheetsOf } from "../../first-visit/own-story.ts";

export interface StoryPage {
  marks: readonly Mark[];
  sentences: readonly string[];
}

interface StoryPagesProps {
  words: OwnStoryWords;
  story: OwnStory;
  /** Contains the name, if there is one. */
  firstLine: string;
  pages: readonly StoryPage[];
  palette: "fern" | "plum";
}

interface SceneProps {
  page: StoryPage;
  size: OwnStory["pictures"];
  /** Background of a picture that is on a tint. */
  bg?: "bg.raised";
}

function Scene({ page, size, bg }: SceneProps) {
  return (
    <>
      <Box borderRadius="panel" overflow="hidden" width="full" maxWidth={size === "small" ? "[14rem]" : undefined}>
        <Drawing size={[400, 300]} tinted bg={bg}>
          {page.marks.map(({ ink, color, d, width, dash }) => (
            <path key={d} className={ink} color={color} d={d} strokeWidth={width} strokeDasharray={dash} />
          ))}
        </Drawing>
      </Box>
      <Text textStyle={{ base: "h3", _print: "h2" }} marginTop={{ base: "4", _print: "8" }}>
        {page.sentences.join(" ")}
      </Text>
    </>
  );
}

const Card = chakra("div", {
  base: {
    display: "grid",
    gap: "2",
    alignContent: "center",
    width: "full",
    aspectRatio: "landscape",
    padding: "8",
    bg: "clay.solid",
    color: "clay.contrast",
    textStyle: "h2",
    outlineWidth: "medium",
    outlineStyle: "dashed",
    outlineColor: "border.control",
    outlineOffset: "{spacing.2}",
    _highContrast: { borderWidth: "medium" },
  },
});

/** A card for a child to cut out and show. */
function LeaveCard({ words, story }: Pick<StoryPagesProps, "words" | "story">) {
  return (
    <Flow>
      <Card>
        {words.card.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {story.name && <Text textStyle="h4">{story.name}</Text>}
      </Card>
      <Note>{words.cut}</Note>
    </Flow>
  );
}

/** The story on the screen. */
export function StoryPages({ words, story, firstLine, pages }: StoryPagesProps) {
  return (
    <Flow rhythm="blocks" marginTop="10" overflowWrap="anywhere">
      <Text role="status" textStyle="h2">
        {firstLine}
      </Text>
      <Columns as="ol" md="1fr 1fr" columnGap="16" rowGap="12">
        {pages.map((page) => (
          <li key={page.sentences[0]}>
            <Scene page={page} size={story.pictures} bg="bg.raised" />
          </li>
        ))}
        <Box as="li" padding="2">
          <LeaveCard words={words} story={story} />
        </Box>
      </Columns>
    </Flow>
  );
}

/** An empty page, with a frame for a drawing. */
const Blank = chakra("p", {
  base: {
    flex: "1",
    padding: "6",
    borderWidth: "medium",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "panel",
    textStyle: "lead",
    color: "fg.muted",
  },
});

/** Styles that print only the booklet. */
const printStyles = {
  "@page": { size: "A4 landscape", margin: "0" },
  "@media print": { "#content > :not([data-booklet])": { display: "none" } },
} as const;

/** The story on A4 paper, with two pages on each side, to fold once. */
export function StoryBooklet({ words, story, firstLine, pages, palette }: StoryPagesProps) {
  const content = document.getElementById("content");
  if (!content) return null;
  const sheets = sheetsOf<StoryPage | "card">([...pages, "card"]);
  return createPortal(
    <Box data-booklet="" colorPalette={palette} display={{ base: "none", _print: "block" }}>
      <Global styles={printStyles} />
      {sheets.map((side, index) => (
        <Flex
          key={index}
          width="[297mm]"
          height="[209mm]"
          breakAfter={index < sheets.length - 1 ? "page" : undefined}
          overflow="hidden"
        >
          {side.map((page, half) => (
            <Flex
              key={half}
              direction="column"
              justifyContent="center"
              width="half"
              padding="10"
              overflowWrap="anywhere"
            >
              {page === pages[0] && (
                <Text textStyle="h2" marginBottom="8">
                  {firstLine}
                </Text>
              )}
              {page === undefined && <Blank>{words.draw}</Blank>}
              {page === "card" && <LeaveCard words={words} story={story} />}
              {page && page !== "card" && <Scene page={page} size={story.pictures} />}
            </Flex>
          ))}
        </Flex>
      ))}
    </Box>,
    content,
  );
}
