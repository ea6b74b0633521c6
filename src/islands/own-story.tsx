import { Box, Button } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { landVisit, schoolVisit } from "../../data/first-visits.ts";
import { grammar, type OwnVisit, type OwnVisitKey, ownStory, ownVisits, voices } from "../../data/own-story.ts";
import { skins } from "../../data/skins.ts";
import { moveTo, useFragment } from "../components/use-address.ts";
import { visitScene } from "../drawings/visit-scenes.ts";
import {
  firstLine,
  readStory,
  type OwnStory as Story,
  storyFragment,
  tell,
  wholeStory,
} from "../first-visit/own-story.ts";
import { OwnStoryForm } from "../sections/first-visit/own-story-form.tsx";
import { StoryBooklet, StoryPages } from "../sections/first-visit/own-story-pages.tsx";

const stories = { land: landVisit, school: schoolVisit } as const;
const palettes = { land: "fern", school: "plum" } as const;

/** Id of the cards that the page shows to everyone. */
const cardsId = "scenes";

/** A first visit with the visitor's name, pages and pictures. The URL keeps them, and nothing is sent. */
export function OwnStory({ visit }: { visit: OwnVisitKey }) {
  const { scenes } = stories[visit];
  const fragment = useFragment();
  const linked = readStory(fragment, voices, scenes.length);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted || linked !== undefined;
  useEffect(() => {
    const cards = document.getElementById(cardsId);
    if (cards) cards.hidden = isOpen;
    if (isWanted) document.getElementById("own-story-name")?.focus();
  }, [isOpen, isWanted]);
  if (!isOpen)
    return (
      <Box data-stateful="" css={{ "@media (scripting: none)": { display: "none" } }} _print={{ display: "none" }}>
        <Button variant="outline" data-scripts="press" marginTop="5" onClick={() => setIsWanted(true)}>
          {ownStory.open}
        </Button>
      </Box>
    );
  const story = linked ?? wholeStory(scenes.length);
  const shown = {
    words: ownStory,
    story,
    firstLine: firstLine(story, ownVisits[visit].place, ownStory.first, grammar[story.voice]),
    pages: pagesOf(visit, story),
    palette: palettes[visit],
  };
  return (
    <>
      <OwnStoryForm
        words={ownStory}
        voices={voices}
        titles={scenes.map(({ title }) => title)}
        story={story}
        onChange={(changed) => moveTo(storyFragment(changed), { replace: true })}
      />
      <StoryPages {...shown} />
      <StoryBooklet {...shown} />
    </>
  );
}

function pagesOf(visit: OwnVisitKey, { cards, voice }: Story) {
  const { pages }: OwnVisit = ownVisits[visit];
  return stories[visit].scenes
    .filter((_, index) => cards.includes(index + 1))
    .map(({ picture }) => ({
      marks: visitScene(picture, skins.russet),
      sentences: (pages[picture] ?? []).map((sentence) => tell(sentence, grammar[voice])),
    }));
}
