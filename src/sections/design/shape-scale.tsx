import { Box } from "@chakra-ui/react/box";
import { tokensOf } from "../../design/saved-theme.ts";
import { variableOf } from "../../design/variable-of.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

const kinds = [
  { category: "radii", property: "borderRadius" },
  { category: "borderWidths", property: "borderWidth" },
] as const;

export function ShapeScale({ title, lead, focus }: FoundationWords & { focus: FoundationWords }) {
  return (
    <Foundation id="shape" title={title} lead={lead}>
      <Box
        as="ul"
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
        gap="gap"
        css={{
          "& i": {
            display: "block",
            height: "24",
            marginBottom: "3",
            bg: "bg.raised",
            borderWidth: "medium",
            borderColor: "border.control",
          },
          "& code": { display: "block", textStyle: "small", color: "fg.muted" },
        }}
      >
        {kinds.flatMap(({ category, property }) =>
          tokensOf(category).map(({ name, value }) => (
            <li key={category + name}>
              <i style={{ [property]: `var(${variableOf(category, name)})` }} />
              <b>
                {category}.<wbr />
                {name}
              </b>
              <code>{value}</code>
            </li>
          )),
        )}
        <li>
          <i style={{ boxShadow: `var(${variableOf("shadows", "raised")})`, borderColor: "transparent" }} />
          <b>shadows.raised</b>
        </li>
        <li>
          <i
            style={{
              outline: `var(${variableOf("borderWidths", "ring")}) solid var(${variableOf("colors", "focus.ring")})`,
              outlineOffset: `var(${variableOf("borderWidths", "medium")})`,
              boxShadow: `0 0 0 var(${variableOf("borderWidths", "halo")}) var(${variableOf("colors", "focus.halo")})`,
            }}
          />
          <b>{focus.title}</b>
          <p>{focus.lead}</p>
        </li>
      </Box>
    </Foundation>
  );
}
