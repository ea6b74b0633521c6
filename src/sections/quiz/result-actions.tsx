import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { ExternalLink, NewTab } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { ShareMenu } from "./share-menu.tsx";

interface ResultActionsProps {
  words: QuizCopy["actions"];
  /** URL to copy: the quiz, opened with the role. */
  link: string;
  /** URL to share: the role's own page. */
  sharedLink: string;
  roleName: string;
  /** Path of the page that prints the result, with the result in its hash. */
  pack: string;
}

export function ResultActions({ words, link, sharedLink, roleName, pack }: ResultActionsProps) {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <Box marginTop="8">
      <Flex role="group" aria-label={words.label} flexWrap="wrap" gap="3">
        <Button size="lg" onClick={() => setBlocked(window.open(pack, "_blank") === null)}>
          <Icon name="book" size="icon.sm" />
          <NewTab>{words.pdf}</NewTab>
        </Button>
        <CopyButton text={link} label={words.copy} done={words.copied} denied={words.copyDenied} size="lg" />
        <ShareMenu label={words.share} text={`${words.shareText} ${roleName}`} link={sharedLink} />
      </Flex>
      {isBlocked && (
        <Text role="status" marginTop="4">
          {`${words.pdfBlocked} `}
          <ExternalLink href={pack}>{words.pdfLink}</ExternalLink>
        </Text>
      )}
    </Box>
  );
}
