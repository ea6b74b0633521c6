import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { ArticleFeed } from "../../../data/article-feeds.ts";

interface FeedListProps {
  /** What the links below are for. */
  words: string;
  feeds: readonly ArticleFeed[];
}

/** The feeds by name. Plain links: what they lead to is a file, and no page of the site. */
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
