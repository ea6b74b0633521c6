import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { studyPage } from "../../../data/study.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";

type StudyOrMembershipProps = (typeof studyPage)["membership"] & { payNote: string };

/** Compares studying with a membership, above all the two that cost the same. */
export function StudyOrMembership({ title, sides, same, link, payNote }: StudyOrMembershipProps) {
  return (
    <Band width="wide" labelledBy="membership-title">
      <Split>
        <SectionIntro id="membership-title" title={title}>
          <Text>{payNote}</Text>
        </SectionIntro>
        <Box>
          <DataList.Root variant="columns" borderColor="colorPalette.line">
            {sides.map((side) => (
              <DataList.Item key={side.title} flex="1 1 15rem" paddingTop="4">
                <DataList.ItemLabel textStyle="h3">{side.title}</DataList.ItemLabel>
                <DataList.ItemValue marginTop="2">{side.text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          <Box marginTop="gap" padding={{ base: "6", md: "8" }} bg="colorPalette.tint" borderRadius="panel">
            <Heading as="h3" textStyle="h3">
              {same.title}
            </Heading>
            <Text marginY="3" maxWidth="measure">
              {same.text}
            </Text>
            <SmartLink link={link} variant="standalone" />
          </Box>
        </Box>
      </Split>
    </Band>
  );
}
