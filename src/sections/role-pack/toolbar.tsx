import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { RouteLink } from "../../components/links.tsx";

export function Toolbar({ label, print, back, hint }: RolePackCopy["toolbar"]) {
  return (
    <Flex role="group" aria-label={label} flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      <Button size="lg" onClick={() => window.print()}>
        {print}
      </Button>
      <RouteLink to={back.to} variant="standalone">
        {back.label}
      </RouteLink>
      <Text textStyle="small" color="fg.muted" flexBasis="full" maxWidth="measure">
        {hint}
      </Text>
    </Flex>
  );
}
