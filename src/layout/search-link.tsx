import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { ButtonLink } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import { searchFieldPath } from "../search/search-file.ts";

export function SearchLink() {
  return (
    <ButtonLink to={searchFieldPath} variant="ghost" size="icon">
      <Icon name="search" size="icon.sm" />
      <VisuallyHidden>{layoutWords.search}</VisuallyHidden>
    </ButtonLink>
  );
}
