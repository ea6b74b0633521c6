import type { ComponentType } from "react";
import type { Link } from "../../data/link.ts";
import type { MotifProps } from "../drawings/drawing.tsx";
import { Actions } from "./actions.tsx";
import { Band } from "./band.tsx";
import { H2, Lead } from "./text.tsx";

interface BranchClosingProps {
  title: string;
  text: string;
  actions: readonly [Link, Link];
  motif: ComponentType<MotifProps>;
}

export function BranchClosing({ title, text, actions, motif: Motif }: BranchClosingProps) {
  return (
    <Band
      tone="deep"
      width="wide"
      labelledBy="closing"
      overflow="hidden"
      paddingBottom={{ base: "[calc(48% + {spacing.6})]", md: "band" }}
      backdrop={
        <Motif
          variant="corner"
          on="deep"
          position="absolute"
          bottom="0"
          insetInlineEnd="0"
          width={{ base: "[48%]", md: "[min(24rem, 34%)]" }}
        />
      }
    >
      <H2 id="closing" textStyle="h1">
        {title}
      </H2>
      <Lead maxWidth="[40ch]" marginY="6">
        {text}
      </Lead>
      {/* The maximum width keeps the buttons beside the drawing, not over it. */}
      <Actions links={actions} on="deep" maxWidth={{ md: "[62%]" }} />
    </Band>
  );
}
