import { chakra } from "@chakra-ui/react/styled-system";
import { Icon } from "../../drawings/icon.tsx";

interface PlanMarkProps {
  plan: string;
  included: boolean;
}

/** A cell of the comparison. Its words are for screen readers; where the columns are gone, the table prints `data-plan`. */
export function PlanMark({ plan, included }: PlanMarkProps) {
  return (
    <chakra.td role="cell" data-plan={included ? plan : undefined}>
      {included && <Icon name="check" size="icon.sm" />}
      <span>{included ? "yes" : "no"}</span>
    </chakra.td>
  );
}
