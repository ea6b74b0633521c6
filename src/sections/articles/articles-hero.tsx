import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";

interface ArticlesHeroProps {
  title: string;
  lead: string;
}

export function ArticlesHero({ title, lead }: ArticlesHeroProps) {
  return (
    <Band width="wide" paddingTop="16" paddingBottom="10">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        alignItems="end"
      >
        <Heading as="h1" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" textWrap="balance">
          {lead}
        </Text>
      </Grid>
    </Band>
  );
}
