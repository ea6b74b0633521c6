import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { ArticleFeed } from "../../../data/article-feeds.ts";

interface FeedListProps {
  words: string;
  feeds: readonly ArticleFeed[];
}

/** Plain links, because they lead to files and not to pages of the site. */
export function FeedList({ words, feeds }: FeedListProps) {
  return (
    <>
      <Text id="feeds" marginTop="6">
        {words}
      </Text>
      <Flex as="ul" aria-labelledby="feeds" wrap="wrap" columnGap="6">
        {feeds.map(({ label, path, type }) => (
          <li key={path}>
            <Link href={path} type={type} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
      </Flex>
    </>
  );
}
