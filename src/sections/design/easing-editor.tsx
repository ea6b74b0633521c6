import { Box, Button, chakra } from "@chakra-ui/react";
import { useRef } from "react";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { easingCurve } from "../../design/curves.ts";
import type { Points } from "../../design/workbench/editor-for.ts";
import { Amount } from "./bench-field.tsx";

interface EasingEditorProps {
  value: Points;
  onChange: (value: number[]) => void;
  words: WorkbenchWords["editor"];
}

/** Duration of the demonstration in milliseconds, slow enough to see the pace. */
const shown = 1_200;

export function EasingEditor({ value, onChange, words }: EasingEditorProps) {
  const ball = useRef<HTMLDivElement>(null);
  const [x1, y1, x2, y2] = value;
  const play = () =>
    ball.current?.animate([{ left: "0%" }, { left: "90%" }], {
      duration: shown,
      easing: `cubic-bezier(${value.join(", ")})`,
    });
  return (
    <>
      <chakra.svg
        viewBox="-10 -60 120 220"
        maxHeight="40"
        role="img"
        aria-label={words.curve}
        fill="none"
        stroke="clay.line"
        strokeWidth="3"
      >
        <path d="M0 0V100H100" strokeWidth="0.75" />
        <path d={`M0 100L${x1 * 100} ${100 - y1 * 100}M100 0L${x2 * 100} ${100 - y2 * 100}`} strokeWidth="1" />
        <path d={easingCurve(value)} />
        <circle cx={x1 * 100} cy={100 - y1 * 100} r="4" />
        <circle cx={x2 * 100} cy={100 - y2 * 100} r="4" />
      </chakra.svg>
      <Box position="relative" height="6" bg="bg.sunken" borderRadius="pill">
        <Box ref={ball} position="absolute" left="0" boxSize="6" bg="clay.solid" borderRadius="pill" />
      </Box>
      <Button variant="outline" onClick={play} width="fit">
        {words.play}
      </Button>
      {value.map((number, index) => (
        <Amount
          // The four numbers never change their order.
          key={words.points[index]}
          label={words.points[index] ?? ""}
          value={number}
          min={index % 2 === 0 ? 0 : -0.5}
          max={index % 2 === 0 ? 1 : 1.5}
          step={0.01}
          onChange={(next) => onChange(value.map((each, place) => (place === index ? next : each)))}
        />
      ))}
    </>
  );
}
