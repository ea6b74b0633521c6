import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { ArticleNode } from "../../../data/articles/article-node.ts";
import type { ContentsEntry } from "../../../data/articles/parse-body.server.ts";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { articleColumns } from "../../articles/article-columns.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { articlePicture } from "../../drawings/slug/article.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleContents } from "./article-contents.tsx";

interface ArticleTextProps {
  article: ArticleSummary;
  body: readonly ArticleNode[];
  contents: readonly ContentsEntry[];
  /** Sentence about the author. */
  author: string;
  words: ArticleWords;
  origin: string;
}

/** The text at its measure. The drawing beside it extends up into the header, above the table of contents. */
export function ArticleText({ article, body, contents, author, words, origin }: ArticleTextProps) {
  return (
    <Band
      as="div"
      colorPalette={article.category.palette}
      paddingTop={{ base: "12", _print: "0" }}
      paddingBottom={{ _print: "0" }}
      backdrop={<BandEdge motif="contour" tone="canvas" _print={{ display: "none" }} />}
      _print={{ bg: "transparent" }}
    >
      <Grid templateColumns={articleColumns} gap="gap">
        <Box order={{ base: "-1", lg: "1" }} marginTop={{ base: "-28", lg: "[-20rem]", _print: "6" }}>
          <Box borderRadius="panel" overflow="hidden" marginBottom="8" _print={{ width: "[7cm]", marginBottom: "0" }}>
            <SlugDrawing slug={article.slug} family={articlePicture} />
          </Box>
          <ArticleContents title={words.contents} entries={contents} />
        </Box>
        <Box>
          <ArticleBody body={body} origin={origin} />
          <Box maxWidth="measure" marginTop="12" paddingTop="6" borderTopWidth="thin" borderColor="colorPalette.line">
            <Text textStyle="label" color="colorPalette.fg">
              {words.aboutAuthor}
            </Text>
            <Text marginTop="2">{author}</Text>
            <RouteLink to={article.author.path} variant="standalone" _print={{ display: "none" }}>
              {`${words.moreBy} ${article.author.name}`}
            </RouteLink>
            <Flex as="ul" aria-label={words.tags} wrap="wrap" gap="2" marginTop="4" marginBottom="6">
              {article.tags.map((tag) => (
                <Badge key={tag} as="li" variant="outline">
                  {tag}
                </Badge>
              ))}
            </Flex>
            <Text textStyle="small" color="fg.muted">
              {words.sampleNote}
            </Text>
            <Text textStyle="small" marginTop="4" display={{ base: "none", _print: "block" }}>
              {origin + article.path}
            </Text>
          </Box>
        </Box>
      </Grid>
    </Band>
  );
}
