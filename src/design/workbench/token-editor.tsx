import { Box, Button, chakra, Grid, Text } from "@chakra-ui/react";
import { hexToWrittenOklch, type Oklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { useState } from "react";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { Amount, Choice, TextLine } from "./bench-field.tsx";
import { gamutOutline, gamutPoint, isInGamut, maxChroma } from "./curves.ts";
import { type ColorValue, editorFor } from "./editor-for.ts";
import { currentValue, keyOf, type LiveTheme, rampEdits } from "./edits.ts";
import { axes, colorRanges, RampEditor } from "./ramp-editor.tsx";
import { ScaleEditor, scaleOf } from "./scale-editor.tsx";
import { groupName, shownValue, type TokenEntry, type TokenUses } from "./token-entry.ts";
import { entries, type Workbench } from "./use-workbench.ts";
import { AmountEditor, EasingEditor, StepEditor } from "./value-editors.tsx";

interface HexFieldProps {
  words: Record<"hex" | "notHex", string>;
  value: Oklch;
  onChange: (value: Oklch) => void;
}

/**
 * Edits a color as a hex value. Valid text takes effect at once, and is normalized when the focus leaves. Invalid text
 * stays until the color changes.
 */
export function HexField({ words, value, onChange }: HexFieldProps) {
  const hex = oklchToHex(value);
  const [draft, setDraft] = useState({ text: hex, beside: hex, isLeft: false });
  const text = draft.beside === hex ? draft.text : hex;
  const isWrong = draft.isLeft && !hexIn(text);
  const type = (text: string) => {
    const next = hexIn(text);
    const color = next ? hexToWrittenOklch(next) : value;
    setDraft({ text, beside: oklchToHex(color), isLeft: false });
    if (next) onChange(color);
  };
  return (
    <>
      <TextLine
        label={words.hex}
        value={text}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setDraft({ text: hexIn(text) ? hex : text, beside: hex, isLeft: true })}
      />
      <Text role="status" textStyle="small" color="error.fg">
        {isWrong && words.notHex}
      </Text>
    </>
  );
}

/** Returns the color with its `#`, which the input may omit, or undefined if the text isn't a color. */
function hexIn(text: string): string | undefined {
  const hex = `#${text.trim().replace(/^#/, "")}`;
  return /^#[\da-f]{6}$/i.test(hex) ? hex : undefined;
}

const share = { min: 0, max: 1, step: 0.01 };

interface ColorEditorProps {
  value: ColorValue;
  onChange: (value: ColorValue) => void;
  words: WorkbenchWords["editor"];
}

function ColorEditor({ value, onChange, words }: ColorEditorProps) {
  const [lightness, , hue] = value.components;
  const set = (...components: Oklch) => onChange({ ...value, components });
  const gamutChroma = maxChroma(lightness, hue);
  const [x, y] = gamutPoint(value.components);
  return (
    <>
      <Box
        borderRadius="panel"
        borderWidth="thin"
        minHeight="20"
        forcedColorAdjust="none"
        style={{ background: oklchToHex(value.components) }}
      />
      <HexField words={words} value={value.components} onChange={(next) => set(...next)} />
      {axes.map((axis, place) => {
        const { min, max, step } = colorRanges[axis];
        const at = (amount: number) =>
          value.components.map((own, each) => (each === place ? amount : own)) as [number, number, number];
        return (
          <Amount
            key={axis}
            label={words[axis]}
            value={value.components[place] ?? 0}
            {...{ min, max, step }}
            onChange={(next) => set(...at(next))}
            background={gradient((share) => at(share * max))}
          />
        );
      })}
      {value.alpha !== undefined && (
        <Amount
          label={words.opacity}
          value={value.alpha}
          {...share}
          onChange={(alpha) => onChange({ ...value, alpha })}
        />
      )}
      <Text textStyle="small">{isInGamut(value.components) ? words.gamut(gamutChroma.toFixed(3)) : words.outside}</Text>
      <Disclosure summary={words.more}>
        <chakra.svg
          maxHeight="40"
          viewBox="-4 -4 108 108"
          role="img"
          aria-label={words.picture}
          fill="none"
          stroke="fg.default"
          strokeWidth="1.5"
          forcedColorAdjust="none"
        >
          <path d="M0 0V100H100" strokeWidth="0.75" />
          <path d={gamutOutline(hue)} fill={oklchToHex([0.7, Math.min(0.12, maxChroma(0.7, hue)), hue])} />
          <circle cx={x} cy={y} r="4" fill={oklchToHex(value.components)} strokeWidth="2.5" />
        </chakra.svg>
      </Disclosure>
    </>
  );
}

/** Returns a gradient of the colors along a slider, as sRGB shows them. */
function gradient(colorAt: (share: number) => [number, number, number]): string {
  const stops = Array.from({ length: 13 }, (_, index) => oklchToHex(colorAt(index / 12)));
  return `linear-gradient(to right, ${stops.join(", ")})`;
}

interface ValueEditorProps {
  type: string;
  value: unknown;
  live: LiveTheme;
  onChange: (value: unknown) => void;
  words: WorkbenchWords["editor"];
}

/** Edits a value with the fields of its type. The parts of a composite value have editors of their own. */
function ValueEditor({ type, value, live, onChange, words }: ValueEditorProps) {
  const editor = editorFor({ type }, value);
  const shared = { onChange, words };
  switch (editor.kind) {
    case "color":
      return <ColorEditor value={editor.value} {...shared} />;
    case "alias":
      if (editor.isColor) return <StepEditor target={editor.target} live={live} {...shared} />;
      return (
        <Choice
          label={`${words.alias}: ${words.value}`}
          value={editor.target}
          onChoose={(path) => onChange(`{${path}}`)}
          options={Object.fromEntries(
            entries.flatMap((entry) =>
              entry.type === type && entry.value !== value && groupName(entry.path) === groupName(editor.target)
                ? [[entry.path, entry.path.slice(entry.path.indexOf(".") + 1)]]
                : [],
            ),
          )}
        />
      );
    case "amount":
      return <AmountEditor value={editor.value} type={type} {...shared} />;
    case "easing":
      return <EasingEditor value={editor.value} {...shared} />;
    case "families":
      return (
        <TextLine
          key={editor.value.join()}
          label={words.families}
          defaultValue={editor.value.join(", ")}
          onBlur={({ currentTarget }) => {
            const names = currentTarget.value.split(",").map((name) => name.trim());
            if (names.join() !== editor.value.join()) onChange(names);
          }}
        />
      );
    case "fields":
      return Object.entries(editor.value).map(([part, own]) => {
        const label = words.parts[part as keyof typeof words.parts] ?? part;
        return (
          <Grid as="fieldset" key={part} gap="2" templateColumns="minmax(0, 1fr)">
            <legend>{label}</legend>
            <ValueEditor
              type={editor.parts[part] ?? ""}
              value={own}
              live={live}
              onChange={(next) => onChange({ ...editor.value, [part]: next })}
              words={{ ...words, value: label }}
            />
          </Grid>
        );
      });
    default:
      return <Text textStyle="small">{words.inFile(oneLine(editor.value))}</Text>;
  }
}

interface TokenEditorProps {
  entry: TokenEntry;
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["editor"];
}

export function TokenEditor({ entry, bench, pairs, words }: TokenEditorProps) {
  const value = currentValue(entry, bench.edits);
  const change = (next: unknown) => bench.change([entry, next]);
  const editor = editorFor(entry, value);
  const scale = scaleOf(entry);
  const ramp = editor.kind === "color" ? rampEdits(entry, editor.value, entries) : [];
  return (
    <Grid gap="4" marginTop="6" paddingTop="4" borderTopWidth="thin" templateColumns="minmax(0, 1fr)">
      <div>
        <Text as="h3" id="chosen-token" tabIndex={-1} fontWeight="bold" overflowWrap="anywhere">
          {entry.path}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {entry.file}
        </Text>
        {entry.deprecated && <Text fontWeight="bold">{words.deprecated(entry.deprecated)}</Text>}
        {entry.description && <Text textStyle="small">{entry.description}</Text>}
      </div>
      <ValueEditor
        key={keyOf(entry)}
        type={entry.type}
        value={value}
        live={bench.live}
        onChange={change}
        words={words}
      />
      {/* The message is next to the field, because the top of the page may be out of view. */}
      {bench.refused?.key.split(",").includes(keyOf(entry)) && (
        <Text role="alert" textStyle="small" color="error.fg" overflowWrap="anywhere">
          {words.refused(bench.refused.reason)}
        </Text>
      )}
      {ramp.length > 1 && (
        <>
          <div>
            <Button variant="outline" onClick={() => bench.change(...ramp)}>
              {words.wholeRamp}
            </Button>
            <Text textStyle="small" marginTop="1">
              {words.wholeRampHint}
            </Text>
          </div>
          <RampEditor steps={ramp.map(([step]) => step)} bench={bench} pairs={pairs} words={words} />
        </>
      )}
      {scale && <ScaleEditor name={scale} bench={bench} words={words.scale} />}
      {keyOf(entry) in bench.edits && (
        <div>
          <Text textStyle="small" overflowWrap="anywhere">
            {words.saved(shownValue(entry, entry.value))}
          </Text>
          <Button variant="ghost" marginTop="2" onClick={() => change(entry.value)}>
            {words.restore}
          </Button>
        </div>
      )}
    </Grid>
  );
}

interface TokenUsesProps {
  uses: TokenUses;
  words: WorkbenchWords["editor"];
}

/** Lists the uses of a token: pages from the last build, recipes, and the semantic colors that use a step of a ramp. */
export function TokenUsesPanel({ uses: { pages, all, recipes, purposes }, words }: TokenUsesProps) {
  return (
    <Grid gap="2" marginTop="4" templateColumns="minmax(0, 1fr)">
      {purposes && <Text textStyle="small">{words.primitive(purposes)}</Text>}
      {recipes.length > 0 && <Text textStyle="small">{words.usedIn(recipes)}</Text>}
      {pages?.length === 0 && <Text textStyle="small">{words.usedOn(0, all)}</Text>}
      {pages && pages.length > 0 && (
        <Disclosure summary={words.usedOn(pages.length, all)}>
          <Text textStyle="small" overflowWrap="anywhere">
            {pages.join(", ")}
          </Text>
        </Disclosure>
      )}
    </Grid>
  );
}
