import { Blockquote } from "@chakra-ui/react/blockquote";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Testimonial, testimonials } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";

export function FamilyVoices({ title, items }: typeof testimonials) {
  const [lead, ...others] = items;
  return (
    <Band width="wide" tone="tint" labelledBy="testimonials">
      <Heading as="h2" id="testimonials" textStyle="h4" color="colorPalette.fg" marginBottom="6">
        {title}
      </Heading>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 4fr" }} columnGap="20" rowGap="10">
        <Quotation {...lead} size="h2" />
        <Flex direction="column" gap="8">
          {others.map((testimonial) => (
            <Box key={testimonial.name} borderInlineStartWidth="thick" borderColor="colorPalette.line" paddingStart="5">
              <Quotation {...testimonial} size="body" />
            </Box>
          ))}
        </Flex>
      </Grid>
    </Band>
  );
}

function Quotation({ quote, name, relation, size }: Testimonial & { size: "h2" | "body" }) {
  return (
    <Blockquote.Root>
      <Blockquote.Content textStyle={size}>“{quote}”</Blockquote.Content>
      <Blockquote.Caption>
        {name}, {relation}
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}
