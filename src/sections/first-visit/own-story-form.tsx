import { Box, Button, Flex, Grid, Input } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import type { OwnStoryWords, Voice } from "../../../data/own-story.ts";
import { H2, Note } from "../../components/section.tsx";
import { ToggleGroup } from "../../components/toggle-group.tsx";
import { cleanName, type OwnStory } from "../../first-visit/own-story.ts";
import { LabeledCheckbox } from "../../forms/checkbox.tsx";
import { FormPanel } from "../../forms/form-panel.ts";
import { controlProps, LabelledField } from "../../forms/labelled-field.tsx";
import { canPrint } from "../../quiz/use-print.ts";

interface OwnStoryFormProps {
  words: OwnStoryWords;
  voices: readonly Voice[];
  /** Titles of the cards. */
  titles: readonly string[];
  story: OwnStory;
  onChange: (story: OwnStory) => void;
}

const titleId = "own-story-title";

const pictureSizes = ["big", "small"] as const;

/** The controls for a story. They are not a `<form>`, because there is nothing to send. */
export function OwnStoryForm({ words, voices, titles, story, onChange }: OwnStoryFormProps) {
  const change = (changes: Partial<OwnStory>) => onChange({ ...story, ...changes });
  const [typed, setTyped] = useState(story.name);
  const field = { kind: "text", name: "name", autocomplete: "off", ...words.name } as const;
  const id = "own-story-name";
  return (
    <FormPanel as="section" aria-labelledby={titleId} display="grid" gap="6" marginTop="6" _print={{ display: "none" }}>
      <H2 id={titleId} tabIndex={-1} textStyle="h3">
        {words.title}
      </H2>
      <LabelledField field={field} id={id} error="" requiredMark="">
        <Input
          {...controlProps({ field, id, error: "" })}
          maxWidth="[24rem]"
          autoComplete="off"
          // A link may change the name, too.
          value={cleanName(typed) === story.name ? typed : story.name}
          onChange={({ target: { value } }) => {
            setTyped(value);
            change({ name: cleanName(value) });
          }}
        />
      </LabelledField>
      <Choice label={words.voice.label}>
        <ToggleGroup
          label={words.voice.label}
          layout="wrap"
          options={voices.map((voice) => ({ value: voice, label: words.voice.options[voice] }))}
          chosen={story.voice}
          onChoose={(voice) => change({ voice })}
        />
      </Choice>
      <Choice label={words.cards}>
        <Cards titles={titles} chosen={story.cards} label={words.cards} onChoose={(cards) => change({ cards })} />
      </Choice>
      <Choice label={words.pictures.label}>
        <ToggleGroup
          label={words.pictures.label}
          layout="wrap"
          options={pictureSizes.map((size) => ({ value: size, label: words.pictures.options[size] }))}
          chosen={story.pictures}
          onChoose={(pictures) => change({ pictures })}
        />
      </Choice>
      <Flex direction="column" gap="2" alignItems="flex-start">
        {canPrint() && (
          <Button size="lg" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        <Note>{canPrint() ? words.paper : words.withoutPrint}</Note>
      </Flex>
    </FormPanel>
  );
}

/** A visible label for a group. It is hidden from assistive technology, because the group has the same name. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Box textStyle="label" marginBottom="2" aria-hidden>
        {label}
      </Box>
      {children}
    </Box>
  );
}

interface CardsProps {
  titles: readonly string[];
  chosen: readonly number[];
  label: string;
  onChoose: (cards: number[]) => void;
}

function Cards({ titles, chosen, label, onChoose }: CardsProps) {
  const choose = (card: number, isChosen: boolean) => {
    const cards = titles
      .map((_, index) => index + 1)
      .filter((each) => (each === card ? isChosen : chosen.includes(each)));
    // A story needs at least one page.
    if (cards.length > 0) onChoose(cards);
  };
  return (
    <Grid role="group" aria-label={label} templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} columnGap="6">
      {titles.map((title, index) => (
        <LabeledCheckbox
          key={title}
          id={`own-story-${index + 1}`}
          name="cards"
          value={String(index + 1)}
          label={title}
          state={chosen.includes(index + 1)}
          onCheck={(isChosen) => choose(index + 1, isChosen)}
        />
      ))}
    </Grid>
  );
}
