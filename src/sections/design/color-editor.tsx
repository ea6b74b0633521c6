import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { type Oklch, oklchToHex } from "../../../theme/color.ts";
import type { ColorValue } from "../../design/workbench/editor-for.ts";
import { gamutOutline, gamutPoint, isInGamut, mostChroma } from "../../design/workbench/gamut.ts";
import { Amount } from "./bench-field.tsx";
import { HexField } from "./hex-field.tsx";

interface ColorEditorProps {
  value: ColorValue;
  onChange: (value: ColorValue) => void;
  words: WorkbenchWords["editor"];
}

export function ColorEditor({ value, onChange, words }: ColorEditorProps) {
  const [lightness, chroma, hue] = value.components;
  const set = (...components: Oklch) => onChange({ ...value, components });
  const most = mostChroma(lightness, hue);
  const [x, y] = gamutPoint(value.components);
  return (
    <>
      <Grid templateColumns="minmax(0, 1fr) min(9rem, 50%)" gap="4" alignItems="stretch">
        <Box
          borderRadius="panel"
          borderWidth="thin"
          minHeight="32"
          forcedColorAdjust="none"
          style={{ background: oklchToHex(value.components) }}
        />
        <chakra.svg
          viewBox="-4 -4 108 108"
          role="img"
          aria-label={words.picture}
          fill="none"
          stroke="fg.default"
          strokeWidth="1.5"
          forcedColorAdjust="none"
        >
          <path d="M0 0V100H100" strokeWidth="0.75" />
          <path d={gamutOutline(hue)} fill={oklchToHex([0.7, Math.min(0.12, mostChroma(0.7, hue)), hue])} />
          <circle cx={x} cy={y} r="4" fill={oklchToHex(value.components)} strokeWidth="2.5" />
        </chakra.svg>
      </Grid>
      <Amount
        label={words.lightness}
        value={lightness}
        min={0}
        max={1}
        step={0.001}
        onChange={(next) => set(next, chroma, hue)}
        ground={gradient((share) => [share, chroma, hue])}
      />
      <Amount
        label={words.chroma}
        value={chroma}
        min={0}
        max={0.4}
        step={0.001}
        onChange={(next) => set(lightness, next, hue)}
        ground={gradient((share) => [lightness, share * 0.4, hue])}
      />
      <Amount
        label={words.hue}
        value={hue}
        min={0}
        // The standard uses 0 instead of 360.
        max={359.9}
        step={0.1}
        onChange={(next) => set(lightness, chroma, next)}
        ground={gradient((share) => [lightness, chroma, share * 360])}
      />
      <HexField words={words} value={value.components} onChange={(next) => set(...next)} />
      <Text textStyle="small">{isInGamut(value.components) ? words.gamut(most.toFixed(3)) : words.outside}</Text>
    </>
  );
}

/** Returns a gradient of the colors along a slider, as sRGB shows them. */
function gradient(colorAt: (share: number) => [number, number, number]): string {
  const stops = Array.from({ length: 13 }, (_, index) => oklchToHex(colorAt(index / 12)));
  return `linear-gradient(to right, ${stops.join(", ")})`;
}
