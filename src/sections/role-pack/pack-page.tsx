import { Box } from "@chakra-ui/react/box";
import { useRef } from "react";
import type { PackContent } from "../../quiz/pack-content.ts";
import { usePrint, usePrintedName } from "../../quiz/use-print.ts";
import { BackSide } from "./back-side.tsx";
import { FrontSide } from "./front-side.tsx";
import { OnScreen, Paper } from "./page-side.tsx";
import { PrintRules } from "./print-rules.tsx";
import { Toolbar } from "./toolbar.tsx";

/** Size of one rem on paper, in CSS pixels. Two roles have more text than one, so they use a smaller size. */
const remOfOne = 12.25;
const remOfTwo = 11.5;

interface PackPageProps extends PackContent {
  /** Suggested name of the file, without its extension. */
  fileTitle: string;
}

/** The two sides of a pack. The print dialog opens automatically. */
export function PackPage({ fileTitle, ...content }: PackPageProps) {
  const paper = useRef<HTMLElement>(null);
  usePrintedName(fileTitle);
  usePrint(paper);
  return (
    <Box
      bg={{ base: "bg.sunken", _print: "transparent" }}
      paddingX={{ base: "gutter", _print: "0" }}
      paddingY={{ base: "10", _print: "0" }}
    >
      <OnScreen maxWidth="[58rem]" marginX="auto" marginBottom="8">
        <Toolbar {...content.words.toolbar} />
      </OnScreen>
      <PrintRules rem={content.own.length > 1 ? remOfTwo : remOfOne} />
      <Paper ref={paper}>
        <FrontSide {...content} />
        <BackSide {...content} />
      </Paper>
    </Box>
  );
}
