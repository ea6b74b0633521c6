import { Flex, type FlexProps } from "@chakra-ui/react/flex";
import type { Product } from "../../../data/products.ts";
import { Icon } from "../../drawings/icon.tsx";
import { priceNotes } from "../../shop/product-rules.ts";

interface PriceNotesProps extends FlexProps {
  product: Pick<Product, "equity_available" | "pay_it_forward">;
}

export function PriceNotes({ product, ...rest }: PriceNotesProps) {
  const notes = priceNotes(product);
  if (notes.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" textStyle="small" {...rest}>
      {notes.map((note) => (
        <Flex as="li" key={note} alignItems="center" gap="2">
          <Icon name="check" size="icon.sm" color="colorPalette.fg" />
          {note}
        </Flex>
      ))}
    </Flex>
  );
}
