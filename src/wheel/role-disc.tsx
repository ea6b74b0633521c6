import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { RoleMarks } from "../drawings/role-icon.tsx";

/** Uses fills instead of backgrounds, because browsers don't print backgrounds by default. */
const Disc = chakra("svg", { base: { color: "[var(--hue)]", flexShrink: "0" } });
const Marks = chakra("g", { base: { color: "wheel.gap" } });

/** A role's icon on a disc of its color (see role-order.ts). Decorative: the role's name is next to it. */
export function RoleDisc({ role, ...rest }: Omit<HTMLChakraProps<"svg">, "role"> & { role: RoleKey }) {
  return (
    <Disc viewBox="-38 -38 76 76" aria-hidden="true" {...rest}>
      <circle r="38" fill="currentColor" />
      <Marks transform="translate(-24-24)">
        <RoleMarks role={role} />
      </Marks>
    </Disc>
  );
}
