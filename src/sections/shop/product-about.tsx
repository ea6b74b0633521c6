import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { Product } from "../../../data/products.ts";
import { Band } from "../../components/band.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { categoryPalette, type ProductWords } from "../../shop/product-rules.ts";

interface ProductAboutProps {
  product: Product;
  words: ProductWords;
}

export function ProductAbout({ product, words }: ProductAboutProps) {
  return (
    <Band colorPalette={categoryPalette[product.category]} labelledBy="about" width="wide">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        columnGap={{ lg: "20" }}
      >
        <Box maxWidth="measure">
          <Heading as="h2" textStyle="h2" id="about" marginBottom="5">
            {words.about}
          </Heading>
          {product.long_description.map((paragraph) => (
            <Text key={paragraph} marginBottom="5">
              {paragraph}
            </Text>
          ))}
        </Box>
        <Box>
          <Heading as="h2" textStyle="h3" marginBottom="4">
            {words.contents}
          </Heading>
          <List.Root variant="ruled">
            {product.contents.map((thing) => (
              <List.Item key={thing} display="flex" gap="3" paddingY="3" alignItems="start">
                <Icon name="check" color="colorPalette.fg" />
                {thing}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
    </Band>
  );
}
