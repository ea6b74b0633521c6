import { Box, chakra, Flex, List, Text, VisuallyHidden } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { Phases } from "../components/phases.tsx";
import { KeySwatch, LandDrawing, scale } from "./land-drawing.tsx";
import { at, halo, LandPlaces, onMap } from "./land-places.tsx";
import type { LandView } from "./land-view.ts";

const traits = ["flat", "quiet", "food"] as const;

/** Returns the entry that began most recently, or undefined if none has begun. */
function due<Entry extends { from: string }>(entries: readonly Entry[], now: Date): Entry | undefined {
  return entries.findLast(({ from }) => new Date(from) <= now);
}

/** Palettes of the four seasons: without leaves, with rising sap, in leaf, and in fall. */
const palettes = { bare: "neutral", sap: "clay", leaf: "fern", gold: "marigold" } as const;

const seasonColors = (season: keyof typeof palettes) => ({
  "--ground": `{colors.${palettes[season]}.tint}`,
  "--rise": `{colors.${palettes[season]}.soft}`,
  "--line": `{colors.${palettes[season]}.line}`,
});

/** Returns the colors of the season at build time, and of the seasons that may begin before the next build. */
function colorsOf(months: LandView["months"]) {
  const [first, ...later] = [...new Set(months.flatMap(({ season }) => season ?? []))];
  const begun = later.map((season) => [`&:has(:not([hidden]) > [data-season=${season}])`, seasonColors(season)]);
  return { ...seasonColors(first ?? "bare"), ...Object.fromEntries(begun) };
}

const without = (trait: string) => `&:has(#land-${trait}:checked) li:not([data-${trait}])`;

/**
 * A switch that is on fades the marks of places without its trait to a quarter of their opacity. Names stay legible.
 */
const chosen = {
  [`${traits.map((trait) => `${without(trait)} .mark`).join()}, &:has(#land-flat:checked) .rest`]: {
    opacity: "quarter",
  },
  [traits.map((trait) => `${without(trait)} summary`).join()]: { color: "fg.muted" },
};

const Sheet = chakra("div", {
  base: {
    bg: "bg.raised",
    color: "fg.default",
    borderRadius: "panel",
    // The map and its list fit on one printed page.
    _print: { breakInside: "avoid" },
    "@supports (zoom: 1)": { _print: { zoom: "0.85" } },
    ...chosen,
  },
});

/** On phones, the western and eastern edges are left out, so that the marks have more room. */
const Ground = chakra("div", {
  base: {
    position: "relative",
    "@media screen and (max-width: 47.9975rem)": { "--zoom": "1.2", "--shift": "13%", overflow: "hidden" },
    "& > svg": { minWidth: "[calc(100% * var(--zoom, 1))]", marginLeft: "[calc(-1 * var(--shift, 0%))]" },
  },
});

const Switch = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    textStyle: "small",
    minHeight: "target",
    paddingX: "3",
    borderWidth: "medium",
    borderColor: "border.control",
    borderRadius: "pill",
    cursor: "pointer",
    "& input": { boxSize: "5", accentColor: "colorPalette.solid" },
    "&:has(:checked)": { bg: "colorPalette.tint", borderColor: "colorPalette.solid" },
    // Without `:has()`, the switches would do nothing.
    "@supports not selector(:has(a))": { display: "none" },
    _print: { display: "none" },
  },
});

/** Styles for larger marks and names in a wide window, for a map with the whole width of the page. */
const largeMarks = {
  "& summary": { xl: { transform: "scale(1.4)", transformOrigin: "1.375rem" } },
  "& .left summary": { xl: { transformOrigin: "calc(100% - 1.375rem)" } },
  "& p.rest": { xl: { fontSize: "[1.4em]" } },
};

interface LandMapProps {
  view: LandView;
  /** True if the map spans the full width of the page. */
  isLarge?: boolean;
}

/** The map of the land as a sheet: the month, three switches, eight places in walking order, and a key to the lines. */
export function LandMap({ view, isLarge }: LandMapProps) {
  const { landMap: words, months, suns, sunRange } = view;
  return (
    <Sheet css={colorsOf(months)}>
      <Box padding={{ base: "4", md: "5" }}>
        <Phases times={months.map(({ from }) => from)} at={(now) => due(months, now)}>
          {(month) =>
            month?.season && (
              <Text textStyle="h4" data-season={month.season}>
                {month.line}
              </Text>
            )
          }
        </Phases>
        <Flex role="group" aria-label={words.switchesLabel} wrap="wrap" gap="2" marginTop="3">
          {traits.map((trait) => (
            <Switch key={trait}>
              <input type="checkbox" id={`land-${trait}`} />
              {words.switches[trait]}
            </Switch>
          ))}
        </Flex>
      </Box>
      <Ground css={isLarge ? largeMarks : undefined}>
        <LandDrawing view={view} />
        <Phases times={suns.map(({ from }) => from)} at={(now) => due(suns, now)?.degrees ?? 0}>
          {(degrees) => (
            <Sun style={sunAt(view, (degrees - sunRange.low) / (sunRange.high - sunRange.low))}>
              <VisuallyHidden>{`${words.key.sun}: `}</VisuallyHidden>
              {`${degrees}°`}
            </Sun>
          )}
        </Phases>
        <SteepName className="rest" style={at(words.steep, view.width)} aria-hidden>
          {words.steep.name}
        </SteepName>
        <LandPlaces view={view} />
      </Ground>
      <LandKey words={words} />
    </Sheet>
  );
}

const Sun = chakra("p", {
  base: {
    ...onMap,
    transform: "translate(-50%, -50%)",
    display: "grid",
    placeItems: "center",
    boxSize: "10",
    borderRadius: "pill",
    bg: "marigold.solid",
    color: "marigold.contrast",
    textStyle: "label",
    pointerEvents: "none",
    _highContrast: { borderWidth: "thin" },
  },
});

/** Name of the steep path on the map. The key names the path, too, for phones and paper. */
const SteepName = chakra("p", {
  base: {
    ...onMap,
    hideBelow: "md",
    transform: "translate(-50%, -50%)",
    ...halo,
    color: "clay.fg",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
  },
});

/** Returns the position of the sun on the scale in the east. `height` is 0 on the shortest day and 1 on the longest. */
function sunAt({ width }: LandView, height: number): CSSProperties {
  return at({ x: scale.x, y: scale.low + (scale.high - scale.low) * height }, width);
}

/** Explains each kind of line. */
function LandKey({ words }: { words: LandView["landMap"] }) {
  return (
    <List.Root
      variant="plain"
      flexDirection="row"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      padding={{ base: "4", md: "5" }}
      textStyle="small"
    >
      {(["loop", "steep", "lines", "sun"] as const).map((line) => (
        <List.Item key={line} display="flex" alignItems="center" gap="2">
          <KeySwatch line={line} />
          {words.key[line]}
        </List.Item>
      ))}
    </List.Root>
  );
}
