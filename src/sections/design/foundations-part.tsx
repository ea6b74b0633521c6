import type { designWords } from "../../../data/design/words.ts";
import { MotionScale } from "./motion-scale.tsx";
import { ShapeScale } from "./shape-scale.tsx";
import { SpaceScale } from "./space-scale.tsx";
import { TypeScale } from "./type-scale.tsx";
import { Widths } from "./widths.tsx";

export function FoundationsPart({ words }: { words: typeof designWords.foundations }) {
  return (
    <>
      <TypeScale {...words.type} sample={words.sample} />
      <SpaceScale {...words.space} />
      <ShapeScale {...words.shape} focus={words.focus} />
      <MotionScale {...words.motion} />
      <Widths {...words.breakpoints} />
    </>
  );
}
