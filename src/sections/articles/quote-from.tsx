import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ArticleSummary } from "../../../data/articles.ts";

interface QuoteFromProps {
  article: ArticleSummary;
  /** A sentence of the article. */
  quote: string;
}

/** One sentence of an article, set large among the entries, with whose it is. */
export function QuoteFrom({ article, quote }: QuoteFromProps) {
  return (
    <Flex
      as="figure"
      direction="column"
      justifyContent="center"
      colorPalette={article.category.palette}
      bg="colorPalette.deep"
      color="colorPalette.onDeep"
      borderWidth="thin"
      borderColor="transparent"
      borderRadius="panel"
      padding={{ base: "6", md: "10" }}
    >
      <chakra.blockquote textStyle="quote" textWrap="balance">
        “{quote}”
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" marginTop="4">
        {article.author}, “{article.title}”
      </chakra.figcaption>
    </Flex>
  );
}
