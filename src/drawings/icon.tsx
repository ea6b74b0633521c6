import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type IconName, icons } from "./icons.ts";

/** Shared attributes are styles, so that a page contains them once and not in each icon. */
const Glyph = chakra("svg", {
  base: {
    display: "inline-block",
    verticalAlign: "middle",
    flexShrink: "0",
    fill: "[none]",
    stroke: "[currentColor]",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
});

interface IconProps extends Omit<HTMLChakraProps<"svg">, "name"> {
  name: IconName;
  /** Size token: icon.sm, icon.md, icon.lg or icon.xl. */
  size?: HTMLChakraProps<"svg">["boxSize"];
}

/** A line icon in the text color. Decorative: the words next to it carry the meaning. */
export function Icon({ name, size = "icon.md", ...rest }: IconProps) {
  return (
    <Glyph viewBox="0 0 24 24" boxSize={size} aria-hidden="true" {...rest}>
      <path d={icons[name]} />
    </Glyph>
  );
}
