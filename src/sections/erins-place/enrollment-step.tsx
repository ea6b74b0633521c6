import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { EnrollmentStep as Step } from "../../../data/erins-place.ts";
import { SmartLink } from "../../components/links.tsx";
import { Hop } from "./hop.tsx";

interface EnrollmentStepProps extends Step {
  number: number;
  isLast: boolean;
}

export function EnrollmentStep({ title, text, link, number, isLast }: EnrollmentStepProps) {
  return (
    <Grid
      as="li"
      position="relative"
      templateColumns={{ base: "auto minmax(0, 1fr)", lg: "1fr" }}
      // At twice the text size on a phone, moves the text below the number, where it has room.
      css={{
        "@media (max-width: 15em)": { gridTemplateColumns: "1fr", "& > [aria-hidden]": { display: "none" } },
      }}
      alignContent="start"
      gap="5"
      paddingBottom={{ base: isLast ? "0" : "10", lg: "0" }}
    >
      <Center
        boxSize="14"
        borderRadius="pill"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
        textStyle="h3"
        borderWidth="medium"
        borderColor="transparent"
      >
        {number}
      </Center>
      {!isLast && <Hop />}
      <Box>
        <Heading as="h3" textStyle="h4" minHeight={{ base: "14", lg: "auto" }} alignContent="center">
          {title}
        </Heading>
        <Text marginTop="2">{text}</Text>
        {link && <SmartLink link={link} variant="standalone" />}
      </Box>
    </Grid>
  );
}
