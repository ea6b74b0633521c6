import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { roleIcons } from "./role-icons.ts";

const Glyph = chakra("svg", { base: { display: "inline-block", verticalAlign: "middle", flexShrink: "0" } });

interface RoleIconProps extends Omit<HTMLChakraProps<"svg">, "role"> {
  role: RoleKey;
  /** Size token: icon.sm, icon.md, icon.lg or icon.xl. */
  size?: HTMLChakraProps<"svg">["boxSize"];
}

/** A role's icon in the text color. Decorative: the role's name is next to it. */
export function RoleIcon({ role, size = "icon.lg", ...rest }: RoleIconProps) {
  return (
    <Glyph viewBox="0 0 48 48" boxSize={size} aria-hidden="true" {...rest}>
      <RoleMarks role={role} />
    </Glyph>
  );
}

/** The icon's marks without an SVG, 48 units square, for drawings that have their own SVG. */
export function RoleMarks({ role }: { role: RoleKey }) {
  const { line, fill } = roleIcons[role];
  return (
    <>
      <path d={line} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d={fill} fill="currentColor" />
    </>
  );
}
