import { SkipNavLink } from "@chakra-ui/react/skip-nav";
import { layoutWords } from "../../data/layout.ts";

/** The first tab stop: skips the header. */
export function SkipLink() {
  return <SkipNavLink id="content">{layoutWords.skip}</SkipNavLink>;
}
