import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { LeadProduct } from "./lead-product.tsx";
import { SideProduct } from "./side-product.tsx";

interface FeaturedProductsProps {
  title: string;
  intro: string;
  products: readonly ProductSummary[];
}

export function FeaturedProducts({ title, intro, products }: FeaturedProductsProps) {
  const [lead, ...others] = products;
  if (!lead) return null;
  return (
    <Band isStatic labelledBy="featured" width="wide" backdrop={<BandEdge motif="arc" tone="canvas" />}>
      <Heading as="h2" textStyle="h2" id="featured">
        {title}
      </Heading>
      <Text color="fg.muted" marginTop="2" marginBottom="8">
        {intro}
      </Text>
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        columnGap={{ lg: "16" }}
      >
        <Box as="li" gridRow={{ lg: `span ${Math.max(others.length, 1)}` }}>
          <LeadProduct product={lead} />
        </Box>
        {others.map((product) => (
          <li key={product.slug}>
            <SideProduct product={product} />
          </li>
        ))}
      </Grid>
    </Band>
  );
}
