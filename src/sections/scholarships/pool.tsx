import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { FigureStat } from "../../components/figure-stat.tsx";

export function Pool({ title, intro, steps, loop }: ScholarshipsPage["pool"]) {
  return (
    <Band isStatic tone="sunken" labelledBy="pool-title">
      <Heading as="h2" id="pool-title" textStyle="h2">
        {title}
      </Heading>
      <Text marginTop="4" maxWidth="measure">
        {intro}
      </Text>
      <Box
        marginTop="10"
        borderWidth="medium"
        borderColor="colorPalette.line"
        borderRadius="panel"
        paddingX={{ base: "6", md: "10" }}
      >
        <Grid
          as="ol"
          listStyle="none"
          paddingY="10"
          templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
          gap="8"
        >
          {steps.map((step, index) => (
            <li key={step.title}>
              <Text textStyle="h1" color="colorPalette.fg" fontFamily="heading" aria-hidden>
                {index + 1}
              </Text>
              <Heading as="h3" textStyle="h4">
                {step.title}
              </Heading>
              <Text marginTop="2">{step.text}</Text>
            </li>
          ))}
        </Grid>
        {/* Overlaps the line and interrupts it. */}
        <Text
          textStyle="h4"
          fontFamily="heading"
          width="fit"
          marginX="auto"
          paddingX="4"
          bg="bg.sunken"
          textAlign="center"
          transform="translateY(50%)"
        >
          {loop}
        </Text>
      </Box>
    </Band>
  );
}

export function TwoFigures({ title, shown }: ScholarshipsPage["figures"]) {
  return (
    <Band isStatic tone="deep" colorPalette="night" labelledBy="figures-title">
      <Heading as="h2" id="figures-title" textStyle="h3">
        {title}
      </Heading>
      <Grid as="dl" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="gap" marginTop="8">
        {shown.map((figure) => (
          <FigureStat
            key={figure.value}
            borderTopWidth="medium"
            borderColor="colorPalette.deepLine"
            paddingTop="6"
            {...figure}
          />
        ))}
      </Grid>
    </Band>
  );
}

export function FairQuestions({ title, answers }: ScholarshipsPage["questions"]) {
  return (
    <Band isStatic labelledBy="questions-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 2fr" }} gap="gap">
        <Heading as="h2" id="questions-title" textStyle="h2">
          {title}
        </Heading>
        <div>
          {answers.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </Grid>
    </Band>
  );
}
