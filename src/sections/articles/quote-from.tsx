import { Box } from "@chakra-ui/react/box";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";

interface QuoteFromProps {
  article: ArticleSummary;
  /** A sentence of the article. */
  quote: string;
  words: ArticleWords;
}

/** One sentence of an article beside the list, with whose it is. */
export function QuoteFrom({ article, quote }: QuoteFromProps) {
  return (
    <Box as="figure" colorPalette={article.category.palette} alignSelf="start" position={{ lg: "sticky" }} top="32">
      <Box as="blockquote" textStyle="quote" color="colorPalette.fg">
        “{quote}”
      </Box>
      <Box as="figcaption" textStyle="small" color="fg.muted" marginTop="4">
        {article.author}, “{article.title}”
      </Box>
    </Box>
  );
}
