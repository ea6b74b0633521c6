import { Grid } from "@chakra-ui/react/grid";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { ShelfProduct } from "./shelf-product.tsx";

interface ShelfProps {
  products: readonly ProductSummary[];
  isShown: (product: ProductSummary) => boolean;
}

/** Hides products instead of removing them, because rendering them again takes a phone longer than a frame. */
export function Shelf({ products, isShown }: ShelfProps) {
  return (
    <Grid as="ul" templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" rowGap="24" paddingTop="10">
      {products.map((product) => (
        <li key={product.slug} hidden={!isShown(product)}>
          <ShelfProduct product={product} />
        </li>
      ))}
    </Grid>
  );
}
