import { Flex } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ListWords } from "../../data/list-words.ts";
import { Icon } from "../drawings/icon.tsx";
import { ButtonLink } from "./links.tsx";
import { pageNumbers } from "./page-numbers.ts";

interface PaginationProps {
  list: string;
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  words: ListWords;
}

export function Pagination({ list, page, pages, pathOf, words }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <Flex as="nav" aria-label={words.pages.replace("{list}", list)} marginTop="10">
      <Flex as="ul" wrap="wrap" gap="2" alignItems="center" listStyle="none">
        {page > 1 && (
          <li>
            <ButtonLink to={pathOf(page - 1)} variant="outline" rel="prev">
              {words.previous}
            </ButtonLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index, all) =>
          number === "gap" ? (
            <li key={`after ${all[index - 1]}`}>…</li>
          ) : (
            <li key={number}>
              <ButtonLink
                to={pathOf(number)}
                variant={number === page ? "solid" : "outline"}
                aria-current={number === page ? "page" : undefined}
              >
                <VisuallyHidden>{words.page} </VisuallyHidden>
                {number}
              </ButtonLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <ButtonLink to={pathOf(page + 1)} rel="next">
              {words.next}
              <Icon name="arrow-right" size="icon.sm" />
            </ButtonLink>
          </li>
        )}
      </Flex>
    </Flex>
  );
}
