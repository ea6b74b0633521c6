import { createElement as h, type ReactNode } from "react";
import type { Stretch } from "./excerpt.ts";
import type { ResultGroup } from "./results.ts";

/**
 * Returns the search results: each page once, in a list for its part of the site. Written without JSX, because the
 * service also renders it when scripts don't run, and Node cannot read JSX. Its styles are in
 * src/sections/search/search-page.tsx.
 */
export function foundList(groups: readonly ResultGroup[]): ReactNode {
  return groups.map(({ part, results }) =>
    h(
      "div",
      { key: part },
      h("h3", { className: "part" }, part),
      h(
        "ul",
        { className: "results" },
        results.map(({ to, page, heading, excerpt, more }) =>
          h(
            "li",
            { key: to },
            h("a", { href: to, className: "place" }, [page, heading].filter((words) => words.length > 0).map(line)),
            h("p", { className: "words" }, stretches(excerpt)),
            more.map((section) =>
              h("a", { key: section.to, href: section.to, className: "also" }, stretches(section.heading)),
            ),
          ),
        ),
      ),
    ),
  );
}

function line(words: readonly Stretch[], index: number): ReactNode {
  return h("span", { key: index, className: index === 0 ? "title" : "heading" }, stretches(words));
}

function stretches(all: readonly Stretch[]): ReactNode[] {
  return all.map(({ text, isMarked }, index) =>
    isMarked ? h("mark", { key: `${index} ${text}`, className: "mark" }, text) : text,
  );
}
