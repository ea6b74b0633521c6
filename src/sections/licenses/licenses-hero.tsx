import { Heading } from "@chakra-ui/react/heading";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { licensesPage } from "../../../data/licenses.ts";
import { Band } from "../../components/band.tsx";

type LicensesHeroProps = Pick<typeof licensesPage, "title" | "lead" | "texts">;

export function LicensesHero({ title, lead, texts }: LicensesHeroProps) {
  return (
    <Band tone="deep" colorPalette="fern">
      <Heading as="h1" textStyle="display">
        {title}
      </Heading>
      <Text textStyle="lead" marginY="6" maxWidth="measure">
        {lead}
      </Text>
      <Link href={`/${texts.file}`} variant="standalone" color="inherit">
        {texts.label}
      </Link>
    </Band>
  );
}
