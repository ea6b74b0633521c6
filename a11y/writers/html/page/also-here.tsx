import { Box } from "@chakra-ui/react/box";
import { Link } from "@chakra-ui/react/link";
import { List } from "@chakra-ui/react/list";
import type { Finding } from "../../../finding.ts";
import { keyOf } from "../model/groups.ts";

/** Findings that show on this page too and stand with another. */
export function AlsoHere({ page, findings }: { page: string; findings: readonly Finding[] }) {
  const elsewhere = findings.filter(
    (finding) => keyOf("page", finding) !== page && finding.places.some((place) => place.page === page),
  );
  if (elsewhere.length === 0) return null;
  return (
    <Box marginY="4" textStyle="small">
      <p>Here too, told with another page:</p>
      <List.Root>
        {elsewhere.map((finding) => (
          <List.Item key={finding.id}>
            <Link href={`#finding-${finding.id}`}>{finding.message}</Link>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
