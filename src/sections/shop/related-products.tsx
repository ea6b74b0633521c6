import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";
import { categoryPalette, type ProductSummary, priceLabel } from "../../shop/product-rules.ts";
import { ProductBead, ProductTitle } from "./product-parts.tsx";

interface RelatedProductsProps {
  title: string;
  products: readonly ProductSummary[];
}

export function RelatedProducts({ title, products }: RelatedProductsProps) {
  return (
    <Band labelledBy="related" width="wide">
      <Heading as="h2" textStyle="h3" id="related" marginBottom="4">
        {title}
      </Heading>
      <List.Root variant="ruled">
        {products.map((product) => (
          <List.Item
            key={product.slug}
            display="grid"
            colorPalette={categoryPalette[product.category]}
            gridTemplateColumns={{ base: "4rem minmax(0, 1fr)", md: "4rem minmax(0, 2fr) minmax(0, 3fr) 9rem" }}
            alignItems="center"
            columnGap="6"
            rowGap="2"
            paddingY="5"
          >
            <ProductBead product={product} boxSize="16" />
            <ProductTitle product={product} textStyle="h4" />
            <Text gridColumn={{ base: "1 / -1", md: "auto" }}>{product.description}</Text>
            <Text
              gridColumn={{ base: "1 / -1", md: "auto" }}
              fontWeight="bold"
              textAlign={{ md: "end" }}
              textWrap="balance"
            >
              {priceLabel(product.price)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Band>
  );
}
