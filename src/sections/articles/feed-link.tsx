import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { articleFeed } from "../../../data/article-feed.ts";

interface FeedLinkProps {
  words: string;
  feed: typeof articleFeed;
}

/** Plain link, because it leads to a file and not to a page of the site. */
export function FeedLink({ words, feed: { path, type, label } }: FeedLinkProps) {
  return (
    <Text marginTop="6">
      {words}{" "}
      <Link href={path} type={type}>
        {label}
      </Link>
    </Text>
  );
}
