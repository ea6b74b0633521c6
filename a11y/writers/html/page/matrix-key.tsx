import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { cellStyles } from "./matrix-cell.tsx";

const entries = [
  { className: "fails", sign: "3", label: "failures at A or AA" },
  { className: "review", sign: "2?", label: "findings to look at, no failure" },
  { className: "clean", sign: "✓", label: "looked at, nothing found" },
  { className: "broken", sign: "!", label: "not looked at to the end" },
  { className: "none", sign: "–", label: "not looked at" },
];

export function MatrixKey() {
  return (
    <Flex as="ul" wrap="wrap" columnGap="6" rowGap="2" marginBottom="6" textStyle="small" css={cellStyles}>
      {entries.map(({ className, sign, label }) => (
        <Flex as="li" key={className} alignItems="center" gap="2">
          <Box as="span" className={className} aria-hidden="true">
            {sign}
          </Box>
          {label}
        </Flex>
      ))}
    </Flex>
  );
}
