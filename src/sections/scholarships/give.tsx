import { Box } from "@chakra-ui/react/box";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { FormBeside } from "./form-beside.tsx";

interface GiveProps {
  words: ScholarshipsPage["give"];
  /** The form, which must be labeled by `giveTitleId`. */
  form: ReactNode;
}

export const giveTitleId = "give-title";

export function Give({ words, form }: GiveProps) {
  return (
    <Band tone="tint" colorPalette="fern" id="contribute" labelledBy={giveTitleId}>
      <FormBeside
        words={
          <>
            <SectionHeading id={giveTitleId} title={words.title} lead={words.intro} maxWidth="measure" />
            <List.Root marginTop="6" gap="3" maxWidth="measure">
              {words.points.map((point) => (
                <List.Item key={point}>{point}</List.Item>
              ))}
            </List.Root>
            <Text marginTop="6" maxWidth="measure">
              {words.elsewhere.text} <SmartLink link={words.elsewhere.link} />
            </Text>
          </>
        }
        after={
          <>
            <Text>
              <Box as="span" textStyle="display" display="block">
                {words.pool.value}
              </Box>
              <strong>{words.pool.label}</strong>
            </Text>
            <Text marginTop="2" maxWidth="measure">
              {words.pool.counts}
            </Text>
          </>
        }
        form={<Box colorPalette="clay">{form}</Box>}
      />
    </Band>
  );
}
