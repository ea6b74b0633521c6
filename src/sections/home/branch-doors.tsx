import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { branchesIntro, Door } from "../../../data/home.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { BranchDoor } from "./branch-door.tsx";

type BranchDoorsProps = typeof branchesIntro & { doors: readonly Door[] };

export function BranchDoors({ title, lead, learnMore, doors }: BranchDoorsProps) {
  return (
    <Band width="wide" labelledBy="branches">
      <Box maxWidth="measure" marginBottom="10">
        <SectionHeading id="branches" title={title} lead={lead} />
      </Box>
      <Grid as="ul" gap="gap" templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 7fr" }}>
        {doors.map((door, index) => (
          <BranchDoor key={door.branch} {...door} learnMore={learnMore} tall={index === 0} />
        ))}
      </Grid>
    </Band>
  );
}
