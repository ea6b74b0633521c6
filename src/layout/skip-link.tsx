import { SkipNavLink } from "@chakra-ui/react/skip-nav";
import { layoutWords } from "../../data/layout.ts";

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return <SkipNavLink id="content">{layoutWords.skip}</SkipNavLink>;
}
