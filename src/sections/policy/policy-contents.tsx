import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { RouteLink } from "../../components/links.tsx";

interface PolicyContentsProps {
  heading: string;
  sections: readonly { id: string; title: string }[];
}

/** Stays in view beside the text if there is room. */
export function PolicyContents({ heading, sections }: PolicyContentsProps) {
  return (
    <Box as="nav" aria-labelledby="contents" alignSelf="start" position={{ lg: "sticky" }} top="24">
      <Heading as="h2" textStyle="label" id="contents">
        {heading}
      </Heading>
      <Box as="ol" columns={{ md: "2", lg: "1" }}>
        {sections.map((section) => (
          <li key={section.id}>
            <RouteLink to={`#${section.id}`} variant="nav" textStyle="small" textDecorationLine="underline">
              {section.title}
            </RouteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
