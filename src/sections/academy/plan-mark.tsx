import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Icon } from "../../drawings/icon.tsx";

interface PlanMarkProps {
  plan: string;
  included: boolean;
}

/** A cell of the comparison: a check where the plan has the benefit, and the plan’s name where the columns are gone. */
export function PlanMark({ plan, included }: PlanMarkProps) {
  if (!included)
    return (
      <chakra.td role="cell">
        <VisuallyHidden>no</VisuallyHidden>
      </chakra.td>
    );
  return (
    <chakra.td role="cell" data-included>
      <Icon name="check" size="icon.sm" />
      <chakra.span hideFrom="md"> {plan}</chakra.span>
      <VisuallyHidden hideBelow="md">yes</VisuallyHidden>
    </chakra.td>
  );
}
