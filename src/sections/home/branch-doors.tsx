import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { branchesIntro, Door } from "../../../data/home.ts";
import { Band } from "../../components/band.tsx";
import { BranchDoor } from "./branch-door.tsx";

type BranchDoorsProps = typeof branchesIntro & { doors: readonly Door[] };

/** A tall door for the first branch, two wide ones beside it. */
export function BranchDoors({ title, lead, learnMore, doors }: BranchDoorsProps) {
  return (
    <Band width="wide" labelledBy="branches">
      <Box maxWidth="measure" marginBottom="10">
        <Heading as="h2" id="branches" textStyle="h2">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="4">
          {lead}
        </Text>
      </Box>
      <Grid as="ul" gap="gap" templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 7fr" }}>
        {doors.map((door, index) => (
          <BranchDoor key={door.branch} {...door} learnMore={learnMore} tall={index === 0} />
        ))}
      </Grid>
    </Band>
  );
}
