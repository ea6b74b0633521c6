import { Button, Flex, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { LinkPopover } from "../../components/link-popover.tsx";
import { ExternalLink, NewTab } from "../../components/links.tsx";
import { Flow } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";

/** Returns services for sharing, each with the URL that opens its form prefilled with `text` and `link`. */
function sharePlaces(text: string, link: string): { name: string; href: string }[] {
  const words = encodeURIComponent(`${text} ${link}`);
  const address = encodeURIComponent(link);
  return [
    { name: "Email", href: `mailto:?subject=${encodeURIComponent(text)}&body=${words}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${words}` },
    { name: "Bluesky", href: `https://bsky.app/intent/compose?text=${words}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}

interface ShareMenuProps {
  label: string;
  text: string;
  link: string;
}

/** Opens the device's share dialog if it has one. Otherwise, lists services for sharing. */
export function ShareMenu(props: ShareMenuProps) {
  const { label, text, link } = props;
  if (typeof navigator.share !== "function") return <Places {...props} />;
  // Ignores the rejection when the visitor closes the share dialog.
  const share = () => navigator.share({ text, url: link }).catch(() => {});
  return (
    <Button variant="outline" onClick={share}>
      <Face label={label} />
    </Button>
  );
}

function Places({ label, text, link }: ShareMenuProps) {
  return (
    <LinkPopover label={label} face={<Face label={label} />}>
      {sharePlaces(text, link).map(({ name, href }) => {
        // Mail opens in the visitor's own program, without a new tab.
        const Way = href.startsWith("mailto:") ? Link : ExternalLink;
        return (
          <li key={name}>
            <Way variant="nav" href={href}>
              {name}
            </Way>
          </li>
        );
      })}
    </LinkPopover>
  );
}

function Face({ label }: Pick<ShareMenuProps, "label">) {
  return (
    <>
      <Icon name="people" size="icon.sm" />
      {label}
    </>
  );
}

interface ResultActionsProps {
  words: QuizCopy["actions"];
  /** URL to copy: the quiz, opened with the role. */
  link: string;
  /** Path of the page that prints the result, with the result in its hash. */
  pack: string;
}

export function ResultActions({ words, link, pack }: ResultActionsProps) {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <Flow>
      <Flex role="group" aria-label={words.label} flexWrap="wrap" gap="3">
        <CopyButton text={link} label={words.copy} done={words.copied} denied={words.copyDenied} />
        <Button variant="outline" onClick={() => setBlocked(window.open(pack, "_blank") === null)}>
          <Icon name="book" size="icon.sm" />
          <NewTab>{words.pdf}</NewTab>
        </Button>
      </Flex>
      {isBlocked && (
        <Text role="status">
          {`${words.pdfBlocked} `}
          <ExternalLink href={pack}>{words.pdfLink}</ExternalLink>
        </Text>
      )}
    </Flow>
  );
}
