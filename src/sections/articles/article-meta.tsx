import { Badge } from "@chakra-ui/react/badge";
import { Flex, type FlexProps } from "@chakra-ui/react/flex";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { longDate } from "../../components/dates.ts";
import { RouteLink } from "../../components/links.tsx";

interface ArticleMetaProps extends FlexProps {
  article: ArticleSummary;
  words: ArticleWords;
}

export function ArticleMeta({ article, words, ...rest }: ArticleMetaProps) {
  return (
    <Flex wrap="wrap" alignItems="center" columnGap="4" rowGap="2" textStyle="small" color="fg.muted" {...rest}>
      <Badge>{article.category.label}</Badge>
      {/* A date without a time is midnight in UTC. Any other time zone might show the day before. */}
      <time dateTime={article.date}>{longDate(article.date, "UTC")}</time>
      <span>
        {article.readTime} {words.minutes}
      </span>
      <span>
        {words.by} <RouteLink to={article.author.path}>{article.author.name}</RouteLink>
      </span>
    </Flex>
  );
}
