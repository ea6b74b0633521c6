import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { shop } from "../../../data/shop.ts";
import { Band } from "../../components/band.tsx";
import { countInWords } from "../../components/count-words.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { useUrlChoice, useUrlParameter } from "../../components/use-url-choice.ts";
import { categoriesOf } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { Shelf } from "./shelf.tsx";

interface ShopAllProps {
  words: (typeof shop)["all"];
  products: readonly ProductSummary[];
}

export function ShopAll({ words, products }: ShopAllProps) {
  const categories = categoriesOf(products);
  // A shared URL may name a category that is empty by now. It counts as a choice, so that the visitor learns about it.
  const wanted = useUrlParameter("category") || words.allCategories;
  const [shelf, choose] = useUrlChoice<string>("category", [words.allCategories, ...categories, wanted]);
  const isShown = ({ category }: ProductSummary) => shelf === words.allCategories || category === shelf;
  const count = products.filter(isShown).length;
  const result = countInWords(count, words);
  return (
    <Band tone="sunken" width="wide" labelledBy="all">
      <Heading as="h2" textStyle="h2" id="all" marginBottom="6">
        {words.title}
      </Heading>
      <FilterButtons
        label={words.filterLabel}
        options={[words.allCategories, ...categories].map((name) => ({ value: name, label: name }))}
        chosen={shelf}
        onChoose={choose}
        controls="shelf"
        result={result}
      />
      <Box id="shelf" marginTop="5">
        <Text textStyle={count === 0 ? "lead" : "small"} color="fg.muted" marginBottom="4">
          {result}
        </Text>
        {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
        {count === 0 && (
          <ButtonLink to={words.showAll.to} variant="outline">
            {words.showAll.label}
          </ButtonLink>
        )}
        <Shelf products={products} isShown={isShown} />
      </Box>
    </Band>
  );
}
