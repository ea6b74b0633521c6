import { Box } from "@chakra-ui/react/box";
import { useChakraContext } from "@chakra-ui/react/styled-system";
import { Foundation, type FoundationWords } from "./foundation.tsx";

export function Widths({ title, lead }: FoundationWords) {
  // Doesn't import theme/conditions, which would then become a separate file shared with the root.
  const breakpoints = useChakraContext()._config.theme?.breakpoints ?? {};
  const widest = Math.max(...Object.values(breakpoints).map(Number.parseFloat));
  return (
    <Foundation id="widths" title={title} lead={lead}>
      <Box
        as="ul"
        listStyle="none"
        css={{
          "& li": { minWidth: "fit", paddingY: "3", borderBottomWidth: "thick", borderColor: "clay.line" },
          "& code": { textStyle: "small", color: "fg.muted" },
        }}
      >
        {Object.entries(breakpoints).map(([name, width]) => (
          <li key={name} style={{ width: `${(Number.parseFloat(width) / widest) * 100}%` }}>
            <b>{name}</b> <code>{width}</code>
          </li>
        ))}
      </Box>
    </Foundation>
  );
}
