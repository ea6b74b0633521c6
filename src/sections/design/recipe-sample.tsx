import { Box, chakra, type SystemStyleObject, Text, useRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { GuideSample } from "../../../data/design/components/guide.ts";
import { isForDeep } from "../../design/is-for-deep.ts";
import {
  type AnyRecipe,
  type Choice,
  type RecipeName,
  type StateAttributes,
  statesIn,
} from "../../design/recipe-facts.ts";
import { useParts } from "../../design/use-parts.ts";
import { Icon } from "../../drawings/icon.tsx";

interface SampleProps {
  choice: Choice;
  /** Styles of each part. A recipe without parts has only `root`. */
  parts: Record<string, SystemStyleObject | undefined>;
  /** Attributes that produce the state. */
  state: StateAttributes;
  words: ReactNode;
}

const { div: Div, span: Span } = chakra;

/** Samples only resemble controls, because a page of dead controls would be in the visitor's way. */
const whole = ({ parts, state, words }: SampleProps) => (
  <Span css={parts.root} {...state}>
    {words}
  </Span>
);

const block = ({ parts, state, words }: SampleProps) => (
  <Div css={parts.root} {...state}>
    {words}
  </Div>
);

const lines = (root: string, item: string) =>
  function Lines({ parts, state, words }: SampleProps) {
    return (
      <Div css={parts[root]}>
        <Div css={parts[item]} {...state}>
          {words}
        </Div>
        <Div css={parts[item]}>{words}</Div>
      </Div>
    );
  };

/** Its items are outlined buttons. */
function ToggleSample({ parts, state, words }: SampleProps) {
  const button = useRecipe({ key: "button" });
  return (
    <Div css={parts.root}>
      <Span css={[button({ variant: "outline" }), parts.item ?? {}]} {...state}>
        {words}
      </Span>
    </Div>
  );
}

/** Draws a sample of each recipe. A missing recipe is a type error. */
const recipeSamples: Record<RecipeName, (props: SampleProps) => ReactNode> = {
  badge: whole,
  button: whole,
  link: whole,
  heading: block,
  input: block,
  textarea: block,
  breadcrumb: ({ parts, words }) => (
    <Div css={parts.list}>
      {[1, 2].map((number) => (
        <Div key={number} css={parts.item}>
          <Span css={parts.link}>{words}</Span>
        </Div>
      ))}
    </Div>
  ),
  menu: lines("content", "item"),
  toggleGroup: (sample) => <ToggleSample {...sample} />,
  skipNavLink: ({ parts, words }) => (
    <Span css={parts.root} display="inline-block" position="static" transform="none">
      {words}
    </Span>
  ),
  blockquote: ({ parts, words }) => (
    <Div css={parts.root}>
      <Div css={parts.content}>{words}</Div>
      <Div css={parts.caption}>{words}</Div>
    </Div>
  ),
  card: ({ parts, words }) => (
    <Div css={parts.root}>
      <Div css={parts.body}>{words}</Div>
    </Div>
  ),
  dataList: ({ parts, words }) => (
    <Div css={parts.root}>
      {[1, 2].map((number) => (
        <Div key={number} css={parts.item}>
          <Div css={parts.itemLabel}>{words}</Div>
          <Div css={parts.itemValue}>{number}</Div>
        </Div>
      ))}
    </Div>
  ),
  disclosure: ({ parts, words }) => (
    <chakra.details css={parts.root}>
      <chakra.summary css={parts.summary}>
        {words}
        <Icon name="arrow-right" size="icon.sm" />
      </chakra.summary>
      <Div css={parts.content}>{words}</Div>
    </chakra.details>
  ),
  list: ({ parts, words }) => (
    <chakra.ul css={parts.root}>
      <chakra.li css={parts.item}>{words}</chakra.li>
      <chakra.li css={parts.item}>{words}</chakra.li>
    </chakra.ul>
  ),
  nativeSelect: ({ parts, state, words }) => (
    <Div css={parts.root}>
      <Div css={parts.field} {...state}>
        {words}
      </Div>
      <Div css={parts.indicator}>
        <Icon name="arrow-right" size="icon.sm" transform="rotate(90deg)" />
      </Div>
    </Div>
  ),
  progress: ({ parts }) => (
    <Div css={parts.track}>
      <Div css={parts.range} width="[40%]" />
    </Div>
  ),
  radioCard: ({ parts, state, words }) => (
    <Div css={parts.item} {...state}>
      <input type="radio" hidden defaultChecked={"data-checked" in state} />
      <Span css={parts.itemControl} {...state} />
      <Span css={parts.itemText}>{words}</Span>
    </Div>
  ),
  checkbox: ({ parts, words }) => (
    <>
      {[false, true].map((isTicked) => (
        <Div key={String(isTicked)} css={parts.root}>
          <input type="checkbox" hidden defaultChecked={isTicked} />
          <Span css={parts.control} />
          <Span css={parts.label}>{words}</Span>
        </Div>
      ))}
    </>
  ),
  select: ({ parts, state, words }) => (
    <Div css={parts.content}>
      <Div css={parts.item} {...state}>
        <Span css={parts.itemText}>{words}</Span>
        {"data-checked" in state && (
          <Span css={parts.itemIndicator}>
            <Icon name="check" size="icon.sm" />
          </Span>
        )}
      </Div>
    </Div>
  ),
  stat: ({ parts, words }) => (
    <Div css={parts.root}>
      <Span css={parts.valueText}>12</Span>
      <Span css={parts.label}>{words}</Span>
      <Div css={parts.helpText}>{words}</Div>
    </Div>
  ),
  table: ({ parts, words }) => (
    <Div css={parts.root}>
      <Div css={parts.columnHeader}>{words}</Div>
      <Div css={parts.cell}>{words}</Div>
    </Div>
  ),
  toast: ({ parts, words }) => (
    // Removes the space for the close button, and never exceeds the width of its container.
    <Div css={[parts.root, { width: "auto", flexWrap: "wrap", paddingInlineEnd: "4", overflowWrap: "anywhere" }]}>
      <Span css={parts.indicator}>
        <Icon name="check" />
      </Span>
      <Div minWidth="0">
        <Div css={parts.title}>{words}</Div>
        <Div css={parts.description}>{words}</Div>
      </Div>
    </Div>
  ),
};

interface RecipeSampleProps extends Omit<SampleProps, "words"> {
  name: RecipeName;
  words: string;
}

/** Returns the slots that a sample draws. */
export function drawnParts(name: RecipeName): ReadonlySet<string> {
  const drawn = new Set<string>();
  const parts = new Proxy<SampleProps["parts"]>(
    {},
    {
      get(_, slot) {
        drawn.add(String(slot));
        return {};
      },
    },
  );
  recipeSamples[name]({ choice: {}, parts, state: {}, words: "" });
  // A sample with hooks reads its slots only while it is rendered. It draws them all.
  return drawn.size > 0 ? drawn : new Set(["root", "item"]);
}

/**
 * Draws a sample of a recipe. It has a deep background if the recipe is made for one, and an icon if there is room for
 * no more. The default cursor marks it as not interactive.
 */
export function RecipeSample({ name, words, ...sample }: RecipeSampleProps) {
  const drawn = recipeSamples[name]({
    ...sample,
    words: sample.choice.size === "icon" ? <Icon name="leaf" size="icon.sm" /> : words,
  });
  const ground = isForDeep(sample.parts)
    ? ({ bg: "colorPalette.deep", color: "colorPalette.onDeep", padding: "3", display: "grid" } as const)
    : ({ display: "contents" } as const);
  return (
    <Box {...ground} css={{ "& *": { cursor: "default !important" } }}>
      {drawn}
    </Box>
  );
}

interface GuideSamplesProps {
  name: RecipeName;
  recipe: AnyRecipe;
  samples: readonly GuideSample[];
}

/** Draws the samples of a do, a don't or a pattern, with the text around them. */
export function GuideSamples({ name, recipe, samples }: GuideSamplesProps) {
  const parts = useParts(recipe);
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      marginTop="4"
      css={{ "& > div": { minWidth: "0", maxWidth: "full" }, "& > div:only-child": { flex: "0 1 20rem" } }}
    >
      {samples.map(({ words, choice: chosen = {}, state, above, below }) => {
        const choice = { ...recipe.defaultVariants, ...chosen } as Choice;
        return (
          <div key={words + above}>
            {above && <Text textStyle="label">{above}</Text>}
            <RecipeSample
              name={name}
              choice={choice}
              parts={parts(choice)}
              state={state ? (statesIn({ [state]: {} }).at(-1)?.attributes ?? {}) : {}}
              words={words}
            />
            {below && (
              <Text textStyle="small" color="error.fg">
                {below}
              </Text>
            )}
          </div>
        );
      })}
    </Box>
  );
}
