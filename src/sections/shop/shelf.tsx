import { Grid } from "@chakra-ui/react/grid";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { ShelfProduct } from "./shelf-product.tsx";

export function Shelf({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Grid as="ul" templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" rowGap="24" paddingTop="10">
      {products.map((product) => (
        <ShelfProduct key={product.slug} product={product} />
      ))}
    </Grid>
  );
}
