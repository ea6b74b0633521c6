import { Grid } from "@chakra-ui/react/grid";
import type { enrollment } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { EnrollmentStep } from "./enrollment-step.tsx";

export function Enrollment({ title, lead, steps }: typeof enrollment) {
  return (
    <Band width="wide" labelledBy="enrollment">
      <SectionHeading id="enrollment" title={title} lead={lead} maxWidth="measure" />
      <Grid
        as="ol"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(4, 1fr)" }}
        columnGap="10"
        marginTop={{ base: "10", lg: "24" }}
      >
        {steps.map((step, index) => (
          <EnrollmentStep key={step.title} {...step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </Grid>
    </Band>
  );
}
