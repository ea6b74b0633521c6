import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";

interface AnswerOptionsProps {
  /** Name the radios share. */
  name: string;
  /** Id of the question. */
  labelledBy: string;
  labels: readonly string[];
  /** The chosen one, counted from 0. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** The answers to one question: native radios, each on a card that is one large target. */
export function AnswerOptions({ name, labelledBy, labels, chosen, onChoose }: AnswerOptionsProps) {
  return (
    <Box
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      {labels.map((label, option) => (
        <Card key={label}>
          <Dot
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            required
          />
          {/* Large text goes below the dot rather than break. */}
          <Box as="span" flex="1 1 8rem" minWidth="0">
            {label}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const Card = chakra("label", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    alignItems: "center",
    minHeight: "14",
    paddingX: { base: "4", md: "6" },
    paddingY: { base: "3", md: "4" },
    bg: "bg.raised",
    borderWidth: "medium",
    borderColor: "border.control",
    borderRadius: "panel",
    cursor: "pointer",
    transitionProperty: "colors",
    transitionDuration: "fast",
    _hover: { borderColor: "colorPalette.solid" },
    "&:has(:checked)": {
      bg: "colorPalette.tint",
      borderColor: "colorPalette.solid",
      _highContrast: { borderColor: "Highlight" },
    },
    "&:has(:focus-visible)": {
      outline: "3px solid {colors.focus.ring}",
      outlineOffset: "2px",
      boxShadow: "[0 0 0 7px {colors.focus.halo}]",
    },
  },
});

const Dot = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: "0",
    boxSize: "6",
    bg: "bg.raised",
    borderWidth: "medium",
    borderColor: "border.control",
    borderRadius: "pill",
    cursor: "pointer",
    // Drawn with the border, because forced colors keep borders and drop grounds.
    _checked: { borderColor: "colorPalette.solid", borderWidth: "[0.4375rem]" },
    _focusVisible: { outline: "none", boxShadow: "[none]" },
  },
});
