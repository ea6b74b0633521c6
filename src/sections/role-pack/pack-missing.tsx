import { chakra, Text } from "@chakra-ui/react";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { ActionRow, SmartButton, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Flow, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { patch } from "../../drawings/mark.ts";

const Sides = chakra("svg", {
  base: {
    width: "full",
    maxWidth: "[26rem]",
    marginX: "auto",
    fill: "[none]",
    strokeWidth: "3",
    strokeLinecap: "round",
    color: "colorPalette.line",
    stroke: "[currentColor]",
    "& .paper": { fill: "bg.raised" },
    "& .wheel": { fill: "[currentColor]", stroke: "[none]" },
    _highContrast: { color: "[CanvasText]" },
  },
});

function BlankSides() {
  return (
    <Sides viewBox="0 0 460 400" aria-hidden="true">
      <g transform="translate(56 0) rotate(7 270 230)">
        <path className="paper" d="M170 70h200v290H170z" />
        <path d="M194 112h14v14h-14zM194 162h14v14h-14zM194 212h14v14h-14zM224 119h116M224 169h96M224 219h122M194 264h152M194 294h152M194 324h152" />
      </g>
      <g transform="rotate(-5 140 200)">
        <path className="paper" d="M30 50h210v300H30z" />
        <path d="M54 84h96M54 300h162M54 324h120" />
        <g className="wheel" transform="translate(135 192) scale(.25)">
          {Array.from({ length: 10 }, (_, place) => (
            <path key={place} d={patch} transform={`rotate(${place * 36})`} opacity={place === 0 ? 1 : 0.4} />
          ))}
        </g>
      </g>
    </Sides>
  );
}

interface PackMissingProps {
  words: RolePackCopy["missing"];
  /** True if the URL has a hash that isn't a pack. */
  isUnreadable: boolean;
}

/** Explains a role pack and how to get one. It also appears briefly before a pack is drawn. */
export function PackMissing({ words, isUnreadable }: PackMissingProps) {
  return (
    <Section tone="tint" labelledBy="pack-title" data-scripts="now">
      <Columns lg="7fr 5fr" gap="gap" alignItems="center">
        <Flow>
          <PageHeading id="pack-title" title={words.title} lead={words.lead} maxWidth="measure" />
          {isUnreadable && (
            <Text
              role="status"
              paddingInlineStart="4"
              borderInlineStartWidth="thick"
              borderColor="colorPalette.line"
              maxWidth="measure"
              fontWeight="semibold"
            >
              {words.unreadable}
            </Text>
          )}
          <SectionHeading title={words.contents.title} size="h4" />
          <Items of={words.contents.items} maxWidth="measure" />
          <Text maxWidth="measure">{words.how}</Text>
          <Text
            fontWeight="semibold"
            maxWidth="measure"
            display="none"
            css={{ "@media (scripting: none)": { display: "block" } }}
          >
            {words.withoutScripts}
          </Text>
          <ActionRow alignItems="center" gap="6">
            <SmartButton link={words.start} size="lg" />
            <SmartLink link={words.gallery} variant="standalone" />
          </ActionRow>
        </Flow>
        <BlankSides />
      </Columns>
    </Section>
  );
}
