import { Blockquote } from "@chakra-ui/react/blockquote";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";

export function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <Blockquote.Root>
      <chakra.svg
        viewBox="0 0 120 40"
        width="20"
        aria-hidden
        focusable="false"
        fill="transparent"
        stroke="marigold.solid"
        strokeWidth="20"
        strokeLinecap="round"
      >
        <path d="M12 28A150 150 0 0 1 108 28" />
      </chakra.svg>
      <Blockquote.Content marginTop="3">“{quote}”</Blockquote.Content>
      <Blockquote.Caption textStyle="body" color="fg.muted">
        {name}, {detail}
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}
