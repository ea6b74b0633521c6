import { Flex } from "@chakra-ui/react/flex";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { Columns } from "./columns.tsx";
import { Tick } from "./page-side.tsx";
import { SidePart } from "./side-part.tsx";

export function NextSteps({ title, steps }: RolePackCopy["next"]) {
  return (
    <SidePart title={title}>
      <Columns as="ul" listStyle="none" atMost="two" columnGap="8" rowGap="2" marginTop="2" textStyle="small">
        {steps.map((step) => (
          <Flex as="li" key={step} gap="2">
            <Tick aria-hidden="true" />
            {step}
          </Flex>
        ))}
      </Columns>
    </SidePart>
  );
}
