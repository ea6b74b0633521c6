import { Box, chakra, type SystemStyleObject, Text, useRecipe } from "@chakra-ui/react";
import type { JSX, ReactNode } from "react";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";
import { type AnyRecipe, type Choice, type RecipeName, type StateAttributes, statesIn } from "../recipe-facts.ts";
import { isForDeep, useParts } from "../use-parts.ts";
import type { GuideSample } from "../words/guides/guide.ts";

interface SampleProps {
  choice: Choice;
  /** Styles of each part. A recipe without parts has only `root`. */
  parts: Record<string, SystemStyleObject | undefined>;
  /** Attributes that produce the state. */
  state: StateAttributes;
  words: ReactNode;
}

const { div: Div, span: Span } = chakra;

/** A slot with its content: slots, other elements, or the sample's words. Text in parentheses is literal. */
type Drawing = string | Nested;
interface Nested extends ReadonlyArray<Drawing | JSX.Element> {}

/**
 * Returns a component that draws nested slots. The first slot named `stateful` gets the attributes of the state.
 * Samples only resemble controls, because a page full of controls that do nothing would get in the visitor’s way.
 */
function draw(drawing: Drawing, stateful = "", isInline = false) {
  return ({ parts, state, words }: SampleProps) => {
    let isApplied = false;
    const render = (each: Drawing | JSX.Element, key: number): ReactNode => {
      if (typeof each === "object" && !Array.isArray(each)) return each as JSX.Element;
      const [slot, ...content] =
        typeof each === "string" ? [each] : (each as unknown as readonly [string, ...Drawing[]]);
      if (slot.startsWith("(")) return slot.slice(1, -1);
      const attributes = slot === stateful && !isApplied ? state : {};
      isApplied ||= slot === stateful;
      const Element = isInline || inline.includes(slot) ? Span : Div;
      return (
        <Element key={key} css={parts[slot]} {...attributes}>
          {content.length === 0 ? words : content.map(render)}
        </Element>
      );
    };
    return render(drawing, 0);
  };
}

/** Slots that flow with the text around them. */
const inline = ["link", "itemText", "itemIndicator"];

/** Draws a toggle group, whose items look like outlined buttons. */
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

const icon = (name: IconName, transform?: string) => (
  <Icon key={name} name={name} size="icon.sm" {...(transform && { transform })} />
);
const whole = draw("root", "root", true);
const block = draw("root", "root");

/** Components that draw a sample of each recipe. A missing recipe is a type error. */
const recipeSamples: Record<RecipeName, (props: SampleProps) => ReactNode> = {
  badge: whole,
  button: whole,
  link: whole,
  heading: block,
  input: block,
  textarea: block,
  blockquote: draw(["root", "content", "caption"]),
  breadcrumb: draw(["list", ["item", "link"], ["item", "link"]]),
  card: draw(["root", "body"]),
  dataList: draw(["root", ["item", "itemLabel", ["itemValue", "(1)"]], ["item", "itemLabel", ["itemValue", "(2)"]]]),
  menu: draw(["content", "item", "item"], "item"),
  nativeSelect: draw(["root", "field", ["indicator", icon("arrow-right", "rotate(90deg)")]], "field"),
  stat: draw(["root", ["valueText", "(12)"], "label", "helpText"]),
  table: draw(["root", "columnHeader", "cell"]),
  toggleGroup: (sample) => <ToggleSample {...sample} />,
  skipNavLink: ({ parts, words }) => (
    <Span css={parts.root} display="inline-block" position="static" transform="none">
      {words}
    </Span>
  ),
  disclosure: ({ parts, words }) => (
    <chakra.details css={parts.root}>
      <chakra.summary css={parts.summary}>
        {words}
        {icon("plus")}
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
  checkbox: ({ parts, words }) =>
    [false, true].map((isTicked) => (
      <Div key={String(isTicked)} css={parts.root}>
        <input type="checkbox" hidden defaultChecked={isTicked} />
        <Span css={parts.control} />
        <Span css={parts.label}>{words}</Span>
      </Div>
    )),
  select: (sample) =>
    draw(
      [
        "content",
        ["item", "itemText", ...("data-checked" in sample.state ? [["itemIndicator", icon("check")] as const] : [])],
      ],
      "item",
    )(sample),
  toast: ({ parts, words }) => (
    // Reserves no space for a close button, and never gets wider than its container.
    <Div css={[parts.root, { width: "auto", flexWrap: "wrap", paddingInlineEnd: "4", overflowWrap: "anywhere" }]}>
      <Span css={parts.indicator}>{icon("check")}</Span>
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

/**
 * Draws a sample of a recipe. It has a deep background if the recipe is made for one. At the size `icon`, it shows an
 * icon instead of words. The default cursor marks it as not interactive.
 */
export function RecipeSample({ name, words, ...sample }: RecipeSampleProps) {
  const drawn = recipeSamples[name]({
    ...sample,
    words: sample.choice.size === "icon" ? <Icon name="leaf" size="icon.sm" /> : words,
  });
  const background = isForDeep(sample.parts)
    ? ({ bg: "colorPalette.deep", color: "colorPalette.onDeep", padding: "3", display: "grid" } as const)
    : ({ display: "contents" } as const);
  return (
    <Box {...background} css={{ "& *": { cursor: "default !important" } }}>
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
