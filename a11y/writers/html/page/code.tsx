import { chakra } from "@chakra-ui/react/styled-system";

const typewriter = "[ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace]";

export const Code = chakra("code", {
  base: { fontFamily: typewriter, fontSize: "[0.9em]", overflowWrap: "anywhere" },
});

export const CodeBlock = chakra("code", {
  base: {
    display: "block",
    padding: "3",
    bg: "bg.sunken",
    borderWidth: "thin",
    borderRadius: "control",
    fontFamily: typewriter,
    fontSize: "[0.875rem]",
    lineHeight: "easy",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
