import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { saved, tokensOf } from "../../design/saved-theme.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

const sizes = new Map(tokensOf("fontSizes").map(({ name, value }) => [name, value]));

export function TypeScale({ title, lead, sample }: FoundationWords & { sample: string }) {
  return (
    <Foundation id="type" title={title} lead={lead}>
      <Box
        as="dl"
        css={{
          "& > div": { borderTopWidth: "thin", paddingY: "4", overflow: "hidden" },
          "& dt, & code": { textStyle: "small", color: "fg.muted" },
        }}
      >
        {Object.entries(saved.textStyles).map(([name, { value }]) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong> {value.fontFamily}, {value.fontWeight},{" "}
              <code>{sizes.get(value.fontSize ?? "") ?? value.fontSize}</code>
            </dt>
            <Text as="dd" textStyle={name as "body"}>
              {sample}
            </Text>
          </div>
        ))}
      </Box>
    </Foundation>
  );
}
