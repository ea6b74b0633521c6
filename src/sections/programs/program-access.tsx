import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { Link, SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";

interface ProgramAccessProps {
  title: string;
  terms: readonly string[];
  /** The first is the most likely one. */
  links: readonly SiteLink[];
  note?: { text: string; link?: Link };
  equity: { text: string; link: SiteLink };
}

export function ProgramAccess({ title, terms, links, note, equity }: ProgramAccessProps) {
  return (
    <Band width="wide" id="join" labelledBy="join-title">
      <Split>
        <SectionIntro id="join-title" title={title} />
        <Box>
          {terms.map((term) => (
            <Text key={term} textStyle="lead" marginBottom="3">
              {term}
            </Text>
          ))}
          <Flex flexWrap="wrap" gap="3" marginY="4">
            {links.map((link, index) => (
              <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "solid" : "outline"} />
            ))}
          </Flex>
          <Text>
            {equity.text} <SmartLink link={equity.link} />
          </Text>
          {note && (
            <Text marginTop="4" color="fg.muted">
              {note.text} {note.link && <SmartLink link={note.link} />}
            </Text>
          )}
        </Box>
      </Split>
    </Band>
  );
}
