import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Practice } from "../../../data/homestead.ts";
import { SmartLink } from "../../components/links.tsx";

export function PracticeCard({ title, text, link }: Practice) {
  return (
    <Card.Root as="li" variant="outline">
      <Card.Body>
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        <Text marginTop="2">{text}</Text>
        <SmartLink link={link} variant="standalone" marginTop="2" />
      </Card.Body>
    </Card.Root>
  );
}
