import { Flex } from "@chakra-ui/react/flex";
import type { SiteLink } from "../../data/link.ts";
import { choiceAttribute } from "./follow-old-choice.ts";
import { ButtonLink } from "./links.tsx";

export interface FilterLinksProps {
  /** Label for assistive technology: "Show articles about". */
  label: string;
  /** The first link shows everything. `value` is the filter value that a short list uses. */
  links: readonly (SiteLink & { value: string })[];
  chosen: string;
}

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
