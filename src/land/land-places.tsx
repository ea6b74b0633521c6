import { chakra, Text } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { LandPlace } from "../../data/land.ts";
import type { LandView } from "./land-view.ts";

/** Returns custom properties for a position in units of the map, in percent of its width. */
export function at({ x, y }: { x: number; y: number }, width: number): CSSProperties {
  const percent = (units: number) => Math.round((units / width) * 1000) / 10;
  return { "--x": `${percent(x)}%`, "--y": `${percent(y)}%` } as CSSProperties;
}

/** Percentages in a margin refer to the width, so positions stay the same when the list is below the map. */
export const onMap = {
  position: "absolute",
  top: "0",
  left: "[calc(var(--x) * var(--zoom, 1) - var(--shift, 0%))]",
  marginTop: "[calc(var(--y) * var(--zoom, 1))]",
} as const;

/** A glow in the background color around names, which keeps them legible on lines. */
export const halo = { textShadow: `[${Array(3).fill("0 0 0.2em var(--ground)").join()}]` } as const;

/** The list of places: below the map on phones and paper, and over it elsewhere. The numbers are always on the map. */
const Places = chakra("ol", {
  base: {
    paddingX: { base: "4", md: "0" },
    _print: { columnCount: "2", textStyle: "small" },
    "& summary": {
      display: "flex",
      alignItems: "center",
      minHeight: { base: "target", _print: "[0]" },
      fontWeight: "semibold",
      borderTopWidth: { base: "thin", md: "[0]" },
      _before: { content: { base: "counter(list-item)", md: "none" }, width: "8", color: "colorPalette.fg" },
      _after: {
        content: { base: '"+"', md: "none" },
        marginInlineStart: "auto",
        textStyle: "h4",
        _print: { content: "none" },
      },
      "&::-webkit-details-marker": { display: "none" },
    },
    "& .mark": {
      ...onMap,
      transform: "translate(-50%, -50%)",
      display: "grid",
      placeItems: "center",
      flexShrink: "0",
      // Keeps marks from overlapping, even at 320 px.
      boxSize: "[min({sizes.target}, 11.5vw)]",
      padding: "2",
      bg: "colorPalette.solid",
      color: "colorPalette.contrast",
      backgroundClip: "content-box",
      borderRadius: "pill",
      textStyle: "label",
      _highContrast: { outlineWidth: "thin", outlineStyle: "solid", outlineOffset: "calc({spacing.2} * -1)" },
    },
    "& [open] .mark": { bg: "marigold.solid", color: "marigold.contrast", backgroundClip: "content-box" },
    "& [open] > ::after": { content: { base: '"–"', md: "none" } },
    "& .card": { paddingBottom: { base: "4", _print: "2" } },
    md: {
      "& li": { ...onMap, transform: "translate(-1.375rem, -1.375rem)" },
      "& li:has([open])": { zIndex: "sticky" },
      "& .mark": { position: "static", transform: "none", marginTop: "0" },
      "& .name": { paddingX: "1", whiteSpace: "nowrap", ...halo },
      "& .card": {
        width: "[18rem]",
        padding: "4",
        bg: "bg.raised",
        borderWidth: "medium",
        borderColor: "colorPalette.solid",
        borderRadius: "panel",
        boxShadow: "raised",
      },
      // Chromium 156 crashes if a script reads the position of an absolutely positioned box in a closed disclosure.
      "& [open] > .card": { position: "absolute" },
      "& .up .card": { bottom: "full" },
      "& .back .card": { right: "0" },
      // Keeps names off the loop where it runs from west to east.
      "& .over .name": { transform: "translate(-0.75rem, -1.5rem)" },
      "& .under .name": { transform: "translate(-0.75rem, 1.5rem)" },
      "& .left": { transform: "translate(calc(1.375rem - 100%), -1.375rem)" },
      "& .left summary": { flexDirection: "row-reverse" },
      "& .left:not(.up) .name": { transform: "translateY(0.5rem)" },
    },
  },
});

/** Two sentences and a measure about each place, in walking order. They need no scripts. */
export function LandPlaces({ view: { landPlaces, landMap: words, width, height } }: { view: LandView }) {
  return (
    <Places>
      {landPlaces.map((place, index) => (
        <li
          key={place.key}
          data-flat={place.isFlat ? "" : undefined}
          data-quiet={place.isQuiet ? "" : undefined}
          data-food={place.hasFood ? "" : undefined}
          className={sides(place, width, height) || undefined}
          style={at(place, width)}
        >
          <details name="place" id={`place-${place.key}`}>
            <summary>
              <span className="mark" aria-hidden>
                {index + 1}
              </span>
              <span className="name">{place.name}</span>
            </summary>
            <div className="card">
              <Text>{place.says.join(" ")}</Text>
              <Text textStyle="small" marginTop="2">
                <strong>{place.measure}</strong>
                {traitsOf(place, words.traits)}
              </Text>
            </div>
          </details>
        </li>
      ))}
    </Places>
  );
}

/** Returns the classes that keep names off the loop, and names and cards on the map. */
function sides({ x, y }: LandPlace, width: number, height: number): string {
  const isLow = y > height / 2;
  const isLeft = x > width * 0.7 || (isLow && x < width * 0.25);
  const isAcross = x > width * 0.2 && !isLeft;
  const words = [isLow && "up", x > width / 2 && "back", isLeft && "left", isAcross && (isLow ? "under" : "over")];
  return words.filter(Boolean).join(" ");
}

/** Returns the text after the measure, such as ". Flat, quiet, food." It is empty for a place without traits. */
function traitsOf({ isFlat, isQuiet, hasFood }: LandPlace, words: LandView["landMap"]["traits"]): string {
  const named = [isFlat && words.flat, isQuiet && words.quiet, hasFood && words.food].filter(Boolean).join(", ");
  return named && `. ${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
}
