import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { ButtonLink } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import { searchPath } from "../search/search-file.ts";

interface SearchLinkProps {
  /** Opens search over the page; `opener` gets the focus back. */
  open: (opener: HTMLElement) => void;
}

/** Leads to the page of results, and opens search where scripts run. */
export function SearchLink({ open }: SearchLinkProps) {
  return (
    <ButtonLink
      to={searchPath}
      variant="ghost"
      size="icon"
      onClick={(click) => {
        // A click that asks for a new tab or window is the browser’s.
        if (click.ctrlKey || click.metaKey || click.shiftKey) return;
        click.preventDefault();
        open(click.currentTarget);
      }}
    >
      <Icon name="search" size="icon.sm" />
      <VisuallyHidden>{layoutWords.search}</VisuallyHidden>
    </ButtonLink>
  );
}
