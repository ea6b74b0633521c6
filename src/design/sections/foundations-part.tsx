import { Box, Flex, Link, type SystemStyleObject, Text, useChakraContext } from "@chakra-ui/react";
import type { CSSProperties, ReactNode } from "react";
import { saved, tokensOf } from "../saved-theme.ts";
import { variableOf } from "../token-names.ts";
import type { designWords } from "../words/words.ts";
import { easingCurve } from "../workbench/curves.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

interface Item {
  category?: string;
  name: string;
  value?: string;
  /** Drawing of the value. */
  mark: ReactNode;
}

/** Lists values, each with its drawing. */
function Scale({ items, css }: { items: readonly Item[]; css: SystemStyleObject }) {
  return (
    <Box
      as="ul"
      // An array merges rules for the same selector.
      css={[
        { "& code": { textStyle: "small", color: "fg.muted" }, "& i": { display: "block", forcedColorAdjust: "none" } },
        css,
      ]}
    >
      {items.map(({ category = "", name, value, mark }) => (
        <li key={category + name}>
          {mark}
          <b>
            {category && `${category}.`}
            <wbr />
            {name}
          </b>{" "}
          {value && <code>{value}</code>}
        </li>
      ))}
    </Box>
  );
}

type MarkStyle = (value: string, variable: string) => CSSProperties;

const tokenItems = (category: string, style: MarkStyle) =>
  tokensOf(category).map(({ name, value }): Item => {
    const variable = `var(${variableOf(category, name)})`;
    return { name, value, mark: <i style={style(value, variable)} /> };
  });

const inCategory = (category: string, style: MarkStyle) =>
  tokenItems(category, style).map((item) => ({ ...item, category }));

function Widths({ title, lead }: FoundationWords) {
  // Reads Chakra's context, because an import of theme/conditions would turn that module into a separate file shared
  // with the root.
  const breakpoints = useChakraContext()._config.theme?.breakpoints ?? {};
  const widest = Math.max(...Object.values(breakpoints).map(Number.parseFloat));
  const items = Object.entries(breakpoints).map(([name, value]) => {
    const width = `${(Number.parseFloat(value) / widest) * 100}%`;
    return { name, value, mark: <i style={{ width }} /> };
  });
  return (
    <Foundation id="widths" title={title} lead={lead}>
      <Scale items={items} css={{ "& li": { paddingY: "2" }, "& i": { height: "1", bg: "clay.line" } }} />
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
      <Scale
        items={tokenItems("spacing", (_, width) => ({ width }))}
        css={{
          columns: { md: "2" },
          columnGap: "16",
          "& li": { breakInside: "avoid", minHeight: "10" },
          "& i": { height: "4", maxWidth: "full", bg: "clay.solid" },
        }}
      />
    </Foundation>
  );
}

function ShapeScale({ title, lead, focus }: FoundationWords & { focus: Required<FoundationWords> }) {
  const variable = (category: string, name: string) => `var(${variableOf(category, name)})`;
  const ring = {
    outline: `${variable("borderWidths", "ring")} solid ${variable("colors", "focus.ring")}`,
    outlineOffset: variable("borderWidths", "medium"),
    boxShadow: `0 0 0 ${variable("borderWidths", "halo")} ${variable("colors", "focus.halo")}`,
  };
  const raised = { boxShadow: variable("shadows", "raised"), borderColor: "transparent" };
  const items = [
    ...inCategory("radii", (_, borderRadius) => ({ borderRadius })),
    ...inCategory("borderWidths", (_, borderWidth) => ({ borderWidth })),
    { category: "shadows", name: "raised", mark: <i style={raised} /> },
    { name: focus.title, value: focus.lead, mark: <i style={ring} /> },
  ];
  return (
    <Foundation id="shape" title={title} lead={lead}>
      <Scale
        items={items}
        css={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
          gap: "gap",
          "& li": { overflowWrap: "anywhere" },
          "& i": {
            height: "24",
            marginBottom: "3",
            bg: "bg.raised",
            borderWidth: "medium",
            borderColor: "border.control",
          },
          "& code": { display: "block" },
        }}
      />
    </Foundation>
  );
}

/** Milliseconds that the full length of a bar represents. */
const maxDuration = 500;

function MotionScale({ title, lead }: FoundationWords) {
  const curves = tokensOf("easings").map(({ name, value }) => ({
    name,
    value,
    mark: (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path strokeWidth="0.5" d="M0 0V100H100" />
        <path d={easingCurve(value.match(/-?[\d.]+/g)?.map(Number) as [number, number, number, number])} />
      </svg>
    ),
  }));
  const svg = {
    width: "40",
    overflow: "visible",
    fill: "none",
    stroke: "clay.line",
    strokeWidth: "3",
    marginBottom: "3",
  } as const;
  return (
    <Foundation id="motion" title={title} lead={lead} tone="sunken">
      <Flex wrap="wrap" gap="gap">
        <Scale
          items={tokenItems("durations", (value) => ({ width: `${(Number.parseFloat(value) / maxDuration) * 100}%` }))}
          css={{ flex: "1 1 18rem", "& i": { height: "3", marginY: "2", bg: "clay.solid", borderRadius: "pill" } }}
        />
        <Scale items={curves} css={{ display: "flex", flexWrap: "wrap", gap: "gap", "& svg": svg }} />
      </Flex>
    </Foundation>
  );
}

/** Returns the name of a typeface without quotes, fallbacks or "Variable". */
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
      <Box as="ul" css={{ "& li": { paddingY: "2", overflowWrap: "anywhere" } }}>
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
