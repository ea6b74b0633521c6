import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { easingCurve, easingPoints } from "../../design/easing-curve.ts";
import { tokensOf } from "../../design/saved-theme.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

/** Milliseconds that the full length of a bar represents. */
const longest = 500;

export function MotionScale({ title, lead }: FoundationWords) {
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
