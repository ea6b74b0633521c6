import { Box, Flex, Link, Text, useChakraContext } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import { easingCurve, easingPoints } from "../../design/easing-curve.ts";
import { saved, tokensOf } from "../../design/saved-theme.ts";
import { variableOf } from "../../design/variable-of.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

function Widths({ title, lead }: FoundationWords) {
  // Doesn't import theme/conditions, which would then become a separate file shared with the root.
  const breakpoints = useChakraContext()._config.theme?.breakpoints ?? {};
  const widest = Math.max(...Object.values(breakpoints).map(Number.parseFloat));
  return (
    <Foundation id="widths" title={title} lead={lead}>
      <Box
        as="ul"
        listStyle="none"
        css={{
          "& li": { minWidth: "fit", paddingY: "3", borderBottomWidth: "thick", borderColor: "clay.line" },
          "& code": { textStyle: "small", color: "fg.muted" },
        }}
      >
        {Object.entries(breakpoints).map(([name, width]) => (
          <li key={name} style={{ width: `${(Number.parseFloat(width) / widest) * 100}%` }}>
            <b>{name}</b> <code>{width}</code>
          </li>
        ))}
      </Box>
    </Foundation>
  );
}

const sizes = new Map(tokensOf("fontSizes").map(({ name, value }) => [name, value]));

function TypeScale({ title, lead, sample }: FoundationWords & { sample: string }) {
  return (
    <Foundation id="type" title={title} lead={lead}>
      <Box
        as="dl"
        css={{
          "& > div": { borderTopWidth: "thin", paddingY: "4", overflow: "hidden" },
          "& dt, & code": { textStyle: "small", color: "fg.muted" },
        }}
      >
        {Object.entries(saved.textStyles).map(([name, { value }]) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong> {value.fontFamily}, {value.fontWeight},{" "}
              <code>{sizes.get(value.fontSize ?? "") ?? value.fontSize}</code>
            </dt>
            <Text as="dd" textStyle={name as "body"}>
              {sample}
            </Text>
          </div>
        ))}
      </Box>
    </Foundation>
  );
}

function SpaceScale({ title, lead }: FoundationWords) {
  return (
    <Foundation id="space" title={title} lead={lead} tone="sunken">
      <Box
        as="ul"
        listStyle="none"
        columns={{ md: "2" }}
        columnGap="16"
        css={{
          "& li": {
            display: "flex",
            flexWrap: "wrap",
            columnGap: "4",
            alignItems: "center",
            breakInside: "avoid",
            minHeight: "10",
          },
          "& b": { width: "20" },
          "& code": { textStyle: "small", color: "fg.muted" },
          "& i": { height: "4", maxWidth: "full", bg: "clay.solid", forcedColorAdjust: "none" },
        }}
      >
        {tokensOf("spacing").map(({ name, value }) => (
          <li key={name}>
            <b>{name}</b>
            <i style={{ width: `var(${variableOf("spacing", name)})` }} />
            <code>{value}</code>
          </li>
        ))}
      </Box>
    </Foundation>
  );
}

const kinds = [
  { category: "radii", property: "borderRadius" },
  { category: "borderWidths", property: "borderWidth" },
] as const;

function ShapeScale({ title, lead, focus }: FoundationWords & { focus: FoundationWords }) {
  return (
    <Foundation id="shape" title={title} lead={lead}>
      <Box
        as="ul"
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
        gap="gap"
        css={{
          "& i": {
            display: "block",
            height: "24",
            marginBottom: "3",
            bg: "bg.raised",
            borderWidth: "medium",
            borderColor: "border.control",
          },
          "& code": { display: "block", textStyle: "small", color: "fg.muted" },
        }}
      >
        {kinds.flatMap(({ category, property }) =>
          tokensOf(category).map(({ name, value }) => (
            <li key={category + name}>
              <i style={{ [property]: `var(${variableOf(category, name)})` }} />
              <b>
                {category}.<wbr />
                {name}
              </b>
              <code>{value}</code>
            </li>
          )),
        )}
        <li>
          <i style={{ boxShadow: `var(${variableOf("shadows", "raised")})`, borderColor: "transparent" }} />
          <b>shadows.raised</b>
        </li>
        <li>
          <i
            style={{
              outline: `var(${variableOf("borderWidths", "ring")}) solid var(${variableOf("colors", "focus.ring")})`,
              outlineOffset: `var(${variableOf("borderWidths", "medium")})`,
              boxShadow: `0 0 0 var(${variableOf("borderWidths", "halo")}) var(${variableOf("colors", "focus.halo")})`,
            }}
          />
          <b>{focus.title}</b>
          <p>{focus.lead}</p>
        </li>
      </Box>
    </Foundation>
  );
}

/** Milliseconds that the full length of a bar represents. */
const longest = 500;

function MotionScale({ title, lead }: FoundationWords) {
  return (
    <Foundation id="motion" title={title} lead={lead} tone="sunken">
      <Flex
        wrap="wrap"
        gap="gap"
        css={{
          "& > ul": { flex: "1 1 18rem", listStyle: "none" },
          "& i": {
            display: "block",
            height: "3",
            marginY: "2",
            bg: "clay.solid",
            borderRadius: "pill",
            forcedColorAdjust: "none",
          },
          "& code": { textStyle: "small", color: "fg.muted" },
          "& svg": {
            width: "40",
            overflow: "visible",
            fill: "none",
            stroke: "clay.line",
            strokeWidth: "3",
            marginBottom: "3",
          },
        }}
      >
        <ul>
          {tokensOf("durations").map(({ name, value }) => (
            <li key={name}>
              <b>{name}</b> <code>{value}</code>
              <i style={{ width: `${(Number.parseFloat(value) / longest) * 100}%` }} />
            </li>
          ))}
        </ul>
        <Box as="ul" display="flex" flexWrap="wrap" gap="gap">
          {tokensOf("easings").map(({ name, value }) => (
            <li key={name}>
              <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <path strokeWidth="0.5" d="M0 0V100H100" />
                <path d={easingCurve(easingPoints(value) ?? [0, 0, 1, 1])} />
              </svg>
              <b>{name}</b> <code>{value}</code>
            </li>
          ))}
        </Box>
      </Flex>
    </Foundation>
  );
}

/** Returns a typeface's name as people say it. */
function typeface(use: "heading" | "body"): string {
  const families = tokensOf("fonts").find(({ name }) => name === use)?.value ?? "";
  return (families.split(",")[0] ?? "").replaceAll('"', "").replace(/ Variable$/, "");
}

interface FoundationsPartProps {
  words: typeof designWords.foundations;
  /** Names of the token files. */
  files: readonly string[];
}

function TokenFiles({
  words,
  files,
}: Pick<FoundationsPartProps, "files"> & { words: FoundationsPartProps["words"]["files"] }) {
  const every = [
    ["/tokens.css", words.css],
    ["/tokens/resolver.json", words.resolver],
    ...files.map((name) => [`/tokens/${name}`, words.tokens] as const),
  ] as const;
  return (
    <Foundation id="token-files" title={words.title} lead={words.lead} tone="sunken">
      <Box as="ul" listStyle="none" css={{ "& li": { paddingY: "2", overflowWrap: "anywhere" } }}>
        {every.map(([path, text]) => (
          <li key={path}>
            <Link href={path}>{path}</Link> {text}
          </li>
        ))}
      </Box>
    </Foundation>
  );
}

export function FoundationsPart({ words: { type, shape, motion, ...words }, files }: FoundationsPartProps) {
  const edges = tokensOf("borderWidths").filter(({ name }) => ["thin", "medium", "thick"].includes(name));
  const durations = tokensOf("durations").sort((a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value));
  return (
    <>
      <TypeScale title={type.title} lead={type.lead(typeface("heading"), typeface("body"))} sample={words.sample} />
      <SpaceScale {...words.space} />
      <ShapeScale
        title={shape.title}
        lead={shape.lead(edges.map(({ value }) => value).join(", "))}
        focus={words.focus}
      />
      <MotionScale title={motion.title} lead={motion.lead(durations[0]?.value ?? "", durations.at(-1)?.value ?? "")} />
      <Widths {...words.breakpoints} />
      <TokenFiles words={words.files} files={files} />
    </>
  );
}
