import { Flex } from "@chakra-ui/react/flex";
import type { SiteLink } from "../../data/link.ts";
import { choiceAttribute } from "./follow-old-choice.ts";
import { ButtonLink } from "./links.tsx";

export interface FilterLinksProps {
  /** What is chosen, for assistive technology: "Show articles about". */
  label: string;
  /** The first leads to all. `value` is that of the filter of a short list. */
  links: readonly (SiteLink & { value: string })[];
  /** Where the chosen one leads. */
  chosen: string;
}

/** A choice of what a long list shows: each leads to pages of its own. */
export function FilterLinks({ label, links, chosen }: FilterLinksProps) {
  return (
    <Flex as="nav" aria-label={label}>
      <Flex as="ul" wrap="wrap" gap="2" listStyle="none">
        {links.map((link) => (
          <li key={link.to}>
            <ButtonLink
              to={link.to}
              {...{ [choiceAttribute]: link.value }}
              variant={link.to === chosen ? "solid" : "outline"}
              aria-current={link.to === chosen ? "true" : undefined}
            >
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
