import { Blockquote } from "@chakra-ui/react/blockquote";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Testimonial } from "../../../data/academy.ts";
import { Band } from "../../components/band.tsx";

interface LearnerVoicesProps {
  title: string;
  /** The first one is set large. */
  testimonials: readonly Testimonial[];
}

export function LearnerVoices({ title, testimonials }: LearnerVoicesProps) {
  return (
    <Band isStatic width="wide" tone="tint" labelledBy="testimonials-title">
      <Heading as="h2" id="testimonials-title" textStyle="h4" color="colorPalette.fg" marginBottom="6">
        {title}
      </Heading>
      <Grid
        gap="gap"
        columnGap="16"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "3fr 2fr" }}
        alignItems="end"
        fontSize="lead"
      >
        {testimonials.map(({ quote, name, role }, index) => (
          <Blockquote.Root key={name} size={index === 0 ? "lg" : "md"}>
            <Blockquote.Content>{`“${quote}”`}</Blockquote.Content>
            <Blockquote.Caption textStyle="body" marginTop="3">
              <strong>{name}</strong>, {role}
            </Blockquote.Caption>
          </Blockquote.Root>
        ))}
      </Grid>
    </Band>
  );
}
