import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import type { Brief } from "../../../data/briefs/brief.ts";
import { SmartLink } from "../../components/links.tsx";

export function RelatedLinks({ title, links }: Brief["related"]) {
  return (
    <Box>
      <Heading as="h2" textStyle="h4" marginBottom="2">
        {title}
      </Heading>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <SmartLink link={link} variant="standalone" />
          </li>
        ))}
      </ul>
    </Box>
  );
}
