import { Breadcrumb } from "@chakra-ui/react";
import { labels } from "../../data/labels.ts";
import type { Trail } from "../../data/trails.ts";
import { breadcrumbRecipe } from "../../theme/recipes/breadcrumb.ts";

/** Links to a page's ancestors, from the top down. The page's own name is the heading that follows. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  return (
    <Breadcrumb.Root recipe={breadcrumbRecipe} aria-label={labels.breadcrumb}>
      <Breadcrumb.List>
        {trail.map(({ label, to }) => (
          <Breadcrumb.Item key={to}>
            <Breadcrumb.Link href={to}>{label}</Breadcrumb.Link>
          </Breadcrumb.Item>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
