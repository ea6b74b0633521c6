import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { enrollment } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { EnrollmentStep } from "./enrollment-step.tsx";

/** The way into the school: a path that hops from one number to the next. */
export function Enrollment({ title, lead, steps }: typeof enrollment) {
  return (
    <Band width="wide" labelledBy="enrollment">
      <Heading as="h2" id="enrollment" textStyle="h2">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="measure" marginTop="4">
        {lead}
      </Text>
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
