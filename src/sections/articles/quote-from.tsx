import { Blockquote } from "@chakra-ui/react/blockquote";
import type { ArticleSummary } from "../../../data/articles.ts";

interface QuoteFromProps {
  article: ArticleSummary;
  quote: string;
}

export function QuoteFrom({ article, quote }: QuoteFromProps) {
  return (
    <Blockquote.Root
      display="flex"
      flexDirection="column"
      justifyContent="center"
      colorPalette={article.category.palette}
      bg="colorPalette.deep"
      color="colorPalette.onDeep"
      borderWidth="thin"
      borderColor="transparent"
      borderRadius="panel"
      padding={{ base: "6", md: "10" }}
    >
      <Blockquote.Content textWrap="balance">“{quote}”</Blockquote.Content>
      <Blockquote.Caption>
        {article.author.name}, “{article.title}”
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}
