import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { roleIcons } from "./role-icons.ts";

const Glyph = chakra("svg", { base: { display: "inline-block", verticalAlign: "middle", flexShrink: "0" } });

interface RoleIconProps extends Omit<HTMLChakraProps<"svg">, "role"> {
  /** Whose icon; see role-icons.ts. */
  role: RoleKey;
  /** A size token: icon.sm, icon.md, icon.lg or icon.xl. */
  size?: HTMLChakraProps<"svg">["boxSize"];
}

/** A role's icon in the text's colour. Decorative: the role's name stands beside it. */
export function RoleIcon({ role, size = "icon.lg", ...rest }: RoleIconProps) {
  return (
    <Glyph viewBox="0 0 48 48" boxSize={size} aria-hidden="true" focusable="false" {...rest}>
      <RoleMarks role={role} />
    </Glyph>
  );
}

/** The icon's marks alone, 48 units square, for a drawing that has an SVG of its own. */
export function RoleMarks({ role }: { role: RoleKey }) {
  const { line, fill } = roleIcons[role];
  return (
    <>
      <path d={line} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d={fill} fill="currentColor" />
    </>
  );
}
