import {
  Box,
  type BoxProps,
  chakra,
  Flex,
  Heading,
  type HTMLChakraProps,
  NativeSelect,
  useRecipe,
} from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

const { label: Label, input: PlainInput } = chakra;

interface FieldProps {
  label: string;
  /** True for a compact control, with its label next to it in a wide window. */
  isInline?: boolean;
  /** Draws the control with the ID that the label refers to. */
  children: (id: string) => ReactNode;
}

const inline = {
  root: { lg: { display: "flex", alignItems: "center", columnGap: "2" } },
  label: { textStyle: "small", fontWeight: "semibold", lg: { marginBottom: "0", whiteSpace: "nowrap" } },
  // A long choice is cut with an ellipsis, so that it stays on one line.
  field: {
    textStyle: "small",
    minHeight: "target",
    paddingY: "1",
    paddingInlineStart: "2",
    paddingInlineEnd: "6",
    whiteSpace: "nowrap",
  },
  indicator: { insetInlineEnd: "1" },
} as const;

function Field({ label, isInline, children }: FieldProps) {
  const id = useId();
  return (
    <chakra.div minWidth="0" css={isInline && inline.root}>
      <Label htmlFor={id} textStyle="label" display="block" marginBottom="1" css={isInline && inline.label}>
        {label}
      </Label>
      {children(id)}
    </chakra.div>
  );
}

interface ChoiceProps extends Pick<FieldProps, "label" | "isInline"> {
  value: string;
  onChoose: (value: string) => void;
  /** Texts by value. */
  options?: Readonly<Record<string, string>>;
  /** Grouped options. */
  children?: ReactNode;
}

export function Choice({ label, isInline, value, onChoose, options = {}, children }: ChoiceProps) {
  return (
    <Field label={label} isInline={isInline}>
      {(id) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            id={id}
            value={value}
            onChange={(event) => onChoose(event.currentTarget.value)}
            css={isInline && inline.field}
          >
            {children}
            {Object.entries(options).map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden css={isInline && inline.indicator} />
        </NativeSelect.Root>
      )}
    </Field>
  );
}

export function TextLine({ label, ...rest }: { label: string } & HTMLChakraProps<"input">) {
  const style = useRecipe({ key: "input" })();
  return <Field label={label}>{(id) => <PlainInput css={style} id={id} {...rest} />}</Field>;
}

export interface AmountProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** CSS background of a bar above the slider, which shows the colors along its range. */
  background?: string;
}

/**
 * Returns `step` if `value` is on a step. Otherwise returns the decimal step of `value`, such as 0.01 for 1.25.
 * Browsers treat a number between two steps as invalid.
 */
export function fittingStep(value: number, { min, step }: Pick<AmountProps, "min" | "step">): number {
  // Six decimals are more than any token has.
  const rounded = Number(value.toFixed(6));
  const steps = (rounded - min) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return step;
  const decimals = String(rounded).split(".")[1]?.length ?? 0;
  return Number((10 ** -decimals).toFixed(decimals));
}

/**
 * Insets the bar by half the width of the slider's handle, because the handle's center doesn't reach the slider's ends.
 */
function ColorBar({ background }: { background: string }) {
  return (
    <chakra.div height="3" marginInline="2" borderRadius="control" forcedColorAdjust="none" style={{ background }} />
  );
}

/** A number with a slider and an input. Both have the label. */
export function Amount({ label, value, min, max, step, onChange, background }: AmountProps) {
  const style = useRecipe({ key: "input" })();
  /**
   * Text as typed. The input must keep it, because the theme can refuse the first digits of a number that it accepts.
   */
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    const number = Number(text);
    // A number beyond the slider's range also goes to the theme, which gives a reason if it refuses the number.
    if (text !== "" && Number.isFinite(number)) onChange(number);
  };
  const range = { min, max, step, value };
  return (
    <Field label={label}>
      {(id) => (
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) min(7rem, 60%)"
          columnGap="3"
          alignItems="center"
        >
          <div>
            {background && <ColorBar background={background} />}
            <PlainInput
              type="range"
              id={id}
              display="block"
              margin="0"
              minHeight="target"
              width="full"
              {...range}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </div>
          <PlainInput
            css={style}
            type="number"
            aria-label={label}
            {...range}
            value={draft ?? value}
            step={fittingStep(value, { min, step })}
            onChange={({ currentTarget }) => {
              setDraft(currentTarget.value);
              change(currentTarget.value);
            }}
            onBlur={() => setDraft(undefined)}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if ((ctrlKey || metaKey) && key.toLowerCase() === "z") setDraft(undefined);
            }}
            onWheel={(event) => event.currentTarget.blur()}
          />
        </chakra.div>
      )}
    </Field>
  );
}

interface BenchPanelProps extends Omit<BoxProps, "title" | "id"> {
  id: string;
  title: string;
  /** A control next to the title. */
  action?: ReactNode;
}

/** A titled panel of controls. If a press removes the pressed control, the panel's heading gets the focus. */
export function BenchPanel({ id, title, action, children, ...rest }: BenchPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <Box
      as="section"
      onFocus={({ target }) => {
        focused.current = target;
      }}
      aria-labelledby={id}
      padding="4"
      borderBottomWidth="thin"
      minWidth="0"
      {...rest}
    >
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" marginBottom="4">
        <Heading as="h2" ref={heading} id={id} tabIndex={-1} textStyle="h4">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
