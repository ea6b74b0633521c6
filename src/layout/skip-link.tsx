import { Link } from "@chakra-ui/react/link";
import { layoutWords } from "../../data/layout.ts";

/** The first stop of the keyboard: past the header to the content. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      position="fixed"
      top="2"
      left="2"
      zIndex="skipLink"
      bg="bg.raised"
      color="fg.default"
      paddingX="4"
      paddingY="3"
      borderRadius="control"
      _notFocusVisible={{ transform: "translateY(-200%)" }}
    >
      {layoutWords.skip}
    </Link>
  );
}
